import type { Overview } from '@mukae/contract/calls/overview';

export const firstSteps = ['screen', 'operator', 'picture'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What a new company has done so far. A screen that was paired once counts, though it may be switched off tonight. */
export const doneSteps = (
  { signages, operators, media }: Pick<Overview, 'signages' | 'operators' | 'media'>,
  timesPaired: number,
): Readonly<Record<FirstStep, boolean>> => ({
  screen: signages.online > 0 || timesPaired > 0,
  // The first administrator is one of them.
  operator: operators.total > 1,
  picture: media > 0,
});
