import { megabyte } from '@mukae/contract/domain/media/fileSize';

const gigabyte = 1024 * megabyte;

/** What is on its way at one time: how many uploads, and of how many bytes together. */
export interface Underway {
  uploads: number;
  bytes: number;
}

export interface UploadLimits {
  ofAccount: Underway;
  ofAddress: Underway;
}

/** A page sends two films of 500 MB at a time, and somebody may have two of them open; an office shares an address. */
export const uploadLimits: UploadLimits = {
  ofAccount: { uploads: 20, bytes: 2 * gigabyte },
  ofAddress: { uploads: 100, bytes: 8 * gigabyte },
};

/** A form that announces no more than this is one of words, perhaps with a small picture: every change of a row is one. */
const wordsMaxBytes = megabyte;

/** Who announces nothing may bring anything. */
export const isUpload = (announcedBytes: number | undefined): boolean =>
  announcedBytes === undefined || announcedBytes > wordsMaxBytes;

export const isTooMuch = ({ uploads, bytes }: Underway, most: Underway): boolean =>
  uploads > most.uploads || bytes > most.bytes;
