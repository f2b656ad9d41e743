import { changed } from '@mukae/contract/domain/change/changed';

/** What somebody had entered when her session ended. It lives as long as the page is not loaded anew, and is nobody else's. */
interface KeptDraft {
  person: string;
  address: string;
  first: object;
  draft: object;
}

let kept: KeptDraft | null = null;

export function keepDraft(draft: KeptDraft): void {
  kept = draft;
}

export function forgetDraft(): void {
  kept = null;
}

/** What she finds when she comes back there. */
const keptFor = (person: string, address: string): KeptDraft | null =>
  kept?.person === person && kept.address === address ? kept : null;

export const hasKeptDraft = (person: string, address: string): boolean => keptFor(person, address) !== null;

/** The form as it is now, with what she had changed in it. */
export function withKeptDraft<Draft extends object>(first: Draft, person: string, address: string): Draft {
  const found = keptFor(person, address);
  return found ? Object.assign({ ...first }, changed(found.first, found.draft)) : first;
}
