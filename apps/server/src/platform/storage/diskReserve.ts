import { statfs } from 'node:fs/promises';
import { megabyte } from '@mukae/contract/domain/media/fileSize';

/** How many bytes may still be written below a folder before the reserve of its disk is touched. */
export const roomOnDisk = (folder: string, reserveMb: number) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize - reserveMb * megabyte;
};
