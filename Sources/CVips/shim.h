// The door to libvips. Nothing imports it: it gives CNibVips the flags of the system's library.
