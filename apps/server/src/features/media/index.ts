export { mediaHandlers } from './media.calls';
export { mediaUrl } from './media.present';
export { countMedia, holdMedia, type Medium, mediumName } from './media.repo';
export { type MediaLibrary, makeMediaLibrary, type Showing } from './media.service';
export { makeMediaFiles } from './mediaFiles';
export { mediaUsed, refuseOverQuota } from './quota';
