/** Why the service cannot start, in one line for the person who started it. */
export class StartFailure extends Error {}

/** The innermost cause, in one line: a failed query spells itself out, a refused connection may have only a code. */
export function inOneLine(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure instanceof StartFailure) return failure.message;
  if (failure.cause instanceof Error) return inOneLine(failure.cause);
  const [line = ''] = failure.message.split('\n');
  return line || ('code' in failure ? String(failure.code) : failure.name);
}
