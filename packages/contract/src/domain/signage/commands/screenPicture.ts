/** The longer side of a picture of the screen. */
export const screenPictureSide = 1280;
