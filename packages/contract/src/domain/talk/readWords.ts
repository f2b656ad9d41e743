import { asksForPerson } from './asksForPerson';
import { saysGoodbye, saysHello, saysThanks } from './courtesy';
import { withoutForbidden } from './forbidden';
import { isAngry } from './isAngry';

/** What somebody wants who says something; a question is what only an answer helps with. */
export type Meaning = 'angry' | 'person' | 'forbidden' | 'goodbye' | 'thanks' | 'hello' | 'question';

interface WordsRead {
  /** Without what the company does not want to read. */
  text: string;
  meaning: Meaning;
}

/** What calls for a person is heard as it was said: a forbidden word beside it keeps nobody waiting. */
function meaningOf(said: string, hasForbidden: boolean): Meaning {
  if (isAngry(said)) return 'angry';
  if (asksForPerson(said)) return 'person';
  if (hasForbidden) return 'forbidden';
  if (saysGoodbye(said)) return 'goodbye';
  if (saysThanks(said)) return 'thanks';
  return saysHello(said) ? 'hello' : 'question';
}

/** Words of a visitor, as the receptionist of a company reads them. */
export function readWords(said: string, forbidden: readonly string[]): WordsRead {
  const text = withoutForbidden(said, forbidden);
  return { text, meaning: meaningOf(said, text !== said) };
}
