/** Spaces and full stops make no other sentence, nor does "just now". */
const bare = (text: string): string => text.replace(/[\s、.,]|^ただいま/g, '').toLowerCase();

const sentencesOf = (text: string): string[] =>
  text
    .split('。')
    .map(bare)
    .filter((sentence) => sentence !== '');

/** A telop without the lines that the screen says anyway, sentence by sentence: none stands on it twice. */
export function telopBeside(telop: string, said: readonly string[]): string {
  const spoken = new Set(said.flatMap(sentencesOf));
  const isSaid = (line: string): boolean => {
    const own = sentencesOf(line);
    return own.length > 0 && own.every((sentence) => spoken.has(sentence));
  };
  return telop
    .split('\n')
    .filter((line) => !isSaid(line))
    .join('\n');
}
