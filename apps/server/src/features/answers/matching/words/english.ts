/** Words of which nearly every question is made. */
const small = new Set(
  (
    'a an the is are am be was were been do does did i me my we our us you your he she his her it its this that these those there ' +
    'here to of in on at for with from by as and or if so can could would should will shall may might must please have has had ' +
    'need want like get got im ill id theres wheres whats where what when how which who why much many some any no not dont excuse ' +
    'sorry hello hi thank thanks just about go going come know tell let use find looking look see ask make take give show one thing ' +
    'somewhere anywhere someone anyone something anything somebody anybody around now also too still yet then than very really only ' +
    'into out up down over under before after during until while because but them they their him who whom whose were had having being ' +
    'sir mr mrs ms dr okay ok well again off back lot able possible lets ive youre were isnt arent cant couldnt doesnt didnt wont'
  ).split(' '),
);

/** Said in every trade. */
const plain = new Set(
  (
    'day today tomorrow morning afternoon evening night week hour minute time two three four five six seven eight nine ten first next ' +
    'place people person family friend man woman way kind put left leave bring brought took taken work start begin stop open close ' +
    'used using buy bought sell sold pay try came went gone say said talk speak call send sent keep hold carry think thought feel ' +
    'wonder hope like love big small new old good bad nice great long far near nearby inside outside front building floor room ' +
    'help sure stuff name few bit little'
  ).split(' '),
);

export const isPlain = (word: string): boolean => plain.has(word);

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
