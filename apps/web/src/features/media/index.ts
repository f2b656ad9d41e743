export { LibraryShelf } from './library/LibraryShelf';
export { MediumPicture } from './list/MediumPicture';
export { mediaTexts } from './media.texts';
export { UploadLines } from './upload/UploadLines';
export { isUnderway } from './upload/uploadQueue';
export { useUploads } from './upload/useUploads';
export { useMediaChanged } from './useMediaChanged';
