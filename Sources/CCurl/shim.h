// The door to libcurl. Nothing imports it: it gives CNibCurl the flags of the system's library.
