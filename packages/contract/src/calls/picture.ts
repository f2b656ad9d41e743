import { pictureMaxBytes } from '../domain/media/media';

/** The picture of a person or a screen. */
export const pictureUpload = { maxBytes: pictureMaxBytes, tooLarge: 'imageTooLarge' } as const;
export const pictureTypes = ['image/png', 'image/jpeg'] as const;
