import { asHeard } from './heard';
import { isWishInEnglish } from './wishInEnglish';
import { wishInJapanese } from './wishInJapanese';

/**
 * Whether a visitor wants to be with a person instead of the machine, and not only to know something of those who work here: the name of
 * who is in charge is a question like any other.
 */
export function asksForPerson(text: string): boolean {
  const heard = asHeard(text);
  return wishInJapanese.test(heard) || isWishInEnglish(heard);
}
