// The door to libexif. Nothing imports it: it gives CNibExif the flags of the system's library.
