/** So many letters in a row are no coincidence. In a line of forty characters there are more of them. */
const tellingLetters = 24;

/** Only letters and numbers: neither blanks nor signs between them make something else of a text. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const runsIn = (letters: string): string[] =>
  Array.from({ length: Math.max(0, letters.length - tellingLetters + 1) }, (_, at) =>
    letters.slice(at, at + tellingLetters),
  );

/** Tells with each piece of a text whether it gives away something of a secret one, together with what came before. */
export type LeakCheck = (more: string) => boolean;

/** Begins to look for what stands in a secret text, or a word that only stands there. */
export function makeLeakCheck(secret: string, word?: string): () => LeakCheck {
  const secretRuns = new Set(runsIn(lettersOf(secret)));
  const secretWord = word && lettersOf(word);
  return () => {
    let before = '';
    return (more) => {
      const letters = before + lettersOf(more);
      before = letters.slice(1 - tellingLetters);
      return (
        (secretWord !== undefined && letters.includes(secretWord)) || runsIn(letters).some((run) => secretRuns.has(run))
      );
    };
  };
}
