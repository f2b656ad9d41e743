const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53300',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
]);
const awayMessage = /Connection terminated|timeout exceeded when trying to connect|connection timeout|not queryable/i;

function* causesOf(failure: unknown): Generator<Error> {
  for (let error = failure; error instanceof Error; error = error.cause) yield error;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** The database cannot be reached, or is just going down or coming up. */
export function isDatabaseAway(failure: unknown): boolean {
  for (const error of causesOf(failure)) {
    const code = codeOf(error);
    if (awayCodes.has(code) || code.startsWith('08') || awayMessage.test(error.message)) return true;
  }
  return false;
}

/** A unique index refused a row, which is how two racing callers learn who was first. */
export function violatesUnique(failure: unknown, index: string): boolean {
  for (const error of causesOf(failure)) {
    if (codeOf(error) === '23505' && 'constraint' in error && error.constraint === index) return true;
  }
  return false;
}
