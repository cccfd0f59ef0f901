window.scriptRan = "ran";
