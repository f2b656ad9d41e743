import type { ScreenHealthAnswer } from '@mukae/contract/calls/screenHealth';

/** Times are told in whole seconds. */
const roundingMs = 1000;

/** Whether the page that reported last began after a moment, both by the clock of the server. */
export function hasBegunSince({ last }: Pick<ScreenHealthAnswer, 'last'>, moment: number): boolean {
  if (!last) return false;
  const began = Date.parse(last.at) + roundingMs - last.report.uptime;
  return began > moment;
}
