/** Words of which nearly every question is made. */
const small = new Set(
  (
    'a an the is are am be was were been do does did i me my we our us you your he she his her it its this that these those there ' +
    'here to of in on at for with from by as and or if so can could would should will shall may might must please have has had ' +
    'need want like get got im ill id theres wheres whats where what when how which who why much many some any no not dont excuse ' +
    'sorry hello hi thank thanks just about go going come know tell let use find looking look see ask make take give show one thing'
  ).split(' '),
);

export const isSmall = (word: string): boolean => small.has(word);

/** Lightly: what is said of one and of several, now and before, is the same. */
export function stemOf(word: string): string {
  const single = word.replace(/(?<=[^s])s$/, '');
  if (word.length <= 4) return single;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(ing|ed|er|ly)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '');
}
