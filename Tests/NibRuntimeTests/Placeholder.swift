import NibRuntime
