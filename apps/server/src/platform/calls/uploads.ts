import { megabyte } from '@mukae/contract/domain/media/fileSize';
import { Refusal } from '../refusals/refusal';
import { isTooMuch, isUpload, type Underway, type UploadLimits, uploadLimits } from './uploadLimits';

interface Sender {
  /** Undefined: nobody has logged in. */
  account: number | undefined;
  address: string;
}

/** One form with files, from its first byte until its call is over. */
export interface CountedUpload {
  /** Where its files lie meanwhile. */
  folder: string;
  /** Before so many bytes of a file are written. */
  take(bytes: number): Promise<void>;
  end(): void;
}

export interface Uploads {
  /** Counts it in, with the bytes that it announces, or refuses it. */
  begin(sender: Sender, announced: number | undefined): Promise<CountedUpload>;
}

interface Dependencies {
  folder: string;
  /** How many bytes the disk has to spare. */
  room(): Promise<number>;
  limits?: UploadLimits;
}

/** After so many bytes it is looked again whether there is room. */
const stepBytes = 4 * megabyte;
const retryAfterSeconds = 30;

interface Counted extends Sender {
  /** Announced, or what came of one that announced nothing. */
  bytes: number;
  written: number;
}

export function makeUploads({ folder, room, limits = uploadLimits }: Dependencies): Uploads {
  const underway = new Set<Counted>();

  const underwayOf = (isMeant: (upload: Counted) => boolean): Underway => {
    const meant = [...underway].filter(isMeant);
    return { uploads: meant.length, bytes: meant.reduce((sum, { bytes }) => sum + bytes, 0) };
  };

  function refuseTooMany({ account, address }: Sender): void {
    const ofAccount = account === undefined ? undefined : underwayOf((one) => one.account === account);
    if (
      (ofAccount && isTooMuch(ofAccount, limits.ofAccount)) ||
      isTooMuch(
        underwayOf((one) => one.address === address),
        limits.ofAddress,
      )
    ) {
      throw new Refusal('tooMany', { retryAfterSeconds });
    }
  }

  /** What others only announce takes no room: one stranger could take it all. Once it is written, the next look finds it. */
  async function refuseWithoutRoom({ account, address }: Sender): Promise<void> {
    const spare = await room();
    const own = [...underway].filter((one) => one.address === address && one.account === account);
    const toCome = own.reduce((sum, { bytes, written }) => sum + bytes - written, 0);
    if (spare < toCome) throw new Refusal('storageFull');
  }

  return {
    async begin(sender, announced) {
      const counted: Counted = { ...sender, bytes: announced ?? 0, written: 0 };
      const end = () => void underway.delete(counted);
      let lookAgainAt = 0;
      if (isUpload(announced)) underway.add(counted);
      try {
        refuseTooMany(sender);
        // What is shorter may have no file at all: forms of words go on.
        if (counted.bytes > stepBytes) await refuseWithoutRoom(sender);
      } catch (refusal) {
        end();
        throw refusal;
      }
      return {
        folder,
        end,
        async take(bytes) {
          counted.written += bytes;
          if (counted.written > counted.bytes) {
            counted.bytes = counted.written;
            refuseTooMany(sender);
          }
          if (counted.written < lookAgainAt) return;
          lookAgainAt = counted.written + stepBytes;
          await refuseWithoutRoom(sender);
        },
      };
    },
  };
}
