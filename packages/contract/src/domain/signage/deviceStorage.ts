import { megabyte } from '../media/fileSize';

/** What a browser grants to a page, and how much of it is taken; in bytes. */
interface Granted {
  usage: number;
  quota: number;
}

export interface DeviceFile {
  url: string;
  bytes: number;
  /** When it was last among what the screen shows. */
  usedAt: number;
}

/** So much of what is granted stays free, for the page itself and for whatever else it writes. */
const reserve = { share: 0.1, bytes: 50 * megabyte };

/** How many bytes more may be kept; below zero where that many are too many. */
export const roomIn = ({ usage, quota }: Granted): number =>
  Math.floor(quota - Math.max(quota * reserve.share, reserve.bytes) - usage);

/** Which of the files that are shown no more make room for a new one, the longest unused first, and whether it fits then. */
export function makeRoom(
  bytes: number,
  room: number,
  unused: readonly DeviceFile[],
): { goes: readonly DeviceFile[]; fits: boolean } {
  const goes: DeviceFile[] = [];
  let free = room;
  for (const file of unused.toSorted((one, other) => one.usedAt - other.usedAt)) {
    if (free >= bytes) break;
    goes.push(file);
    free += file.bytes;
  }
  return { goes, fits: free >= bytes };
}

const unusedMs = 7 * 24 * 60 * 60 * 1000;

/** What comes back every week is not fetched every week. */
export const isForgotten = ({ usedAt }: DeviceFile, now: number): boolean => now - usedAt > unusedMs;
