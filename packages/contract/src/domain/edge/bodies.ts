const second = 1000;
const kilobyte = 1024;

/** How slowly a request may come, and how many of one address may be half sent. */
export interface BodyLimits {
  headersWithinMs: number;
  /** For what is no form: it is small. */
  wholeWithinMs: number;
  /** A form may be a film on a phone's bad line: it has to go on coming. */
  formBytesPerSecond: number;
  formWindowMs: number;
  unfinishedOfAddress: number;
}

export const bodyLimits: BodyLimits = {
  headersWithinMs: 15 * second,
  wholeWithinMs: 20 * second,
  formBytesPerSecond: 8 * kilobyte,
  formWindowMs: 30 * second,
  unfinishedOfAddress: 200,
};

/** What of a body has come by now. */
interface Progress {
  isForm: boolean;
  /** Since the beginning of the body; of a form, since that of its window. */
  ms: number;
  /** Within that time. */
  bytes: number;
}

/** Undefined: it is too early to tell. */
export function isTooSlow({ isForm, ms, bytes }: Progress, limits: BodyLimits): boolean | undefined {
  if (!isForm) return ms < limits.wholeWithinMs ? undefined : true;
  if (ms < limits.formWindowMs) return undefined;
  return bytes < (limits.formBytesPerSecond * ms) / second;
}
