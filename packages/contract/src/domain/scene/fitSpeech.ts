import { largestSize } from './largestSize';

export interface FittedSpeech {
  fontSize: number;
  text: string;
}

/** What is being said shrinks to its bubble; then the oldest sentences make way for the newest. */
export function fitSpeech(
  text: string,
  [max, min]: readonly [number, number],
  fits: (text: string, fontSize: number) => boolean,
): FittedSpeech {
  const fontSize = largestSize(max, min, (size) => fits(text, size));
  if (fontSize !== undefined) return { fontSize, text };
  return { fontSize: min, text: newestOf(text, (part) => fits(part, min)) };
}

function newestOf(text: string, fits: (text: string) => boolean): string {
  const sentences = text.split(/(?<=[。！？.!?] ?)(?=.)/u);
  while (sentences.length > 1 && !fits(sentences.join(''))) sentences.shift();
  const letters = Array.from(sentences.join(''));
  while (letters.length > 1 && !fits(letters.join(''))) letters.shift();
  return letters.join('');
}
