/** What moves the avatar: the camera in the browser, a phone with a face-capture app, or the voice alone. */
export const captureModes = ['browser', 'phone', 'voice'] as const;
export type CaptureMode = (typeof captureModes)[number];

export const defaultCaptureMode: CaptureMode = 'browser';

/** A hand that moved less than this, in pixels of a picture that is 640 wide, stayed where it was. */
export const handDistanceThreshold = 10;
export const handPictureWidth = 640;
