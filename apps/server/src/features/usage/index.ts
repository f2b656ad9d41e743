export { makeCorrections } from './addCorrection';
export { makeMonthClosing } from './closeMonths';
export { makeDerivation } from './deriveUses';
export { makePapers } from './paper/papers';
export { usageHandlers } from './usage.calls';
