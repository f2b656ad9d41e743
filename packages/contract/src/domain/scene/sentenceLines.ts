import { sentencesOf } from '../voice/sentences';
import { lineWidth, lineWidthOf } from './lineWidth';

/** Two sentences of which each fits in a line stand one below the other, and do not break wherever the line ends. */
export function inSentenceLines(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.length === 2 && sentences.every((one) => lineWidthOf(one) <= lineWidth)
    ? sentences.join('\n')
    : text;
}
