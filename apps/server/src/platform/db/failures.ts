const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '53100',
  '53300',
  'EPIPE',
  '25P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);
const awayMessage =
  /Connection terminated|timeout exceeded when trying to connect|connection timeout|not queryable|Query read timeout/i;

function* causesOf(failure: unknown): Generator<Error> {
  for (let error = failure; error instanceof Error; error = error.cause) yield error;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** The database cannot be reached, is just going down or coming up, or took too long. */
export function isDatabaseAway(failure: unknown): boolean {
  for (const error of causesOf(failure)) {
    const code = codeOf(error);
    if (awayCodes.has(code) || code.startsWith('08') || awayMessage.test(error.message)) return true;
  }
  return false;
}

const violates = (code: string) => (failure: unknown, constraint: string) => {
  for (const error of causesOf(failure)) {
    if (codeOf(error) === code && 'constraint' in error && error.constraint === constraint) return true;
  }
  return false;
};

/** A unique index refused a row, which is how two racing callers learn who was first. */
export const violatesUnique = violates('23505');

/** The same of what must not overlap. */
export const violatesExclusion = violates('23P01');

/** Something still belongs to the row that was to go. */
export const violatesForeignKey = (failure: unknown, constraint: string): boolean =>
  violates('23503')(failure, constraint) || violates('23001')(failure, constraint);
