import { readableLine } from '../text/readableLine';

const unnamed = 'media';

/** The name of a file as it will stand in the list: without its extension, and not longer than a name may be. */
export function mediaNameOf(filename: string, max: number): string {
  const base = filename.replace(/^.*[/\\]/, '').replace(/\.[^.]{1,5}$/, '');
  return readableLine(base, max) || unnamed;
}
