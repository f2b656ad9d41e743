export const firstSteps = ['screen', 'operator', 'picture'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** How far a company has come. */
interface Beginning {
  /** Screens that were ever connected: one that is switched off tonight was set up all the same. */
  screensSeen: number;
  operators: number;
  media: number;
}

export const doneSteps = ({ screensSeen, operators, media }: Beginning): Readonly<Record<FirstStep, boolean>> => ({
  screen: screensSeen > 0,
  // The first administrator is one of them.
  operator: operators > 1,
  picture: media > 0,
});

/** Whether everything is still before it. */
export const isNewCompany = (beginning: Beginning): boolean => !Object.values(doneSteps(beginning)).includes(true);
