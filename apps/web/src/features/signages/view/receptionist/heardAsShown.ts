import { withoutForbidden } from '@mukae/contract/domain/talk/forbidden';

interface WordsHeard {
  heard: string;
  /** What it begins with, and will not be heard otherwise any more. */
  certain: string;
}

/** What was heard so far, as it is shown: nothing that the company does not want, also where such a word is certain in part only. */
export function heardAsShown({ heard, certain }: WordsHeard, forbidden: readonly string[]) {
  const whole = withoutForbidden(heard, forbidden);
  const first = withoutForbidden(certain, forbidden);
  return whole.startsWith(first)
    ? { heard: first, uncertain: whole.slice(first.length) }
    : { heard: '', uncertain: whole };
}
