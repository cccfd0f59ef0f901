postMessage("worked");
