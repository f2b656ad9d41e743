/** Whether it failed for this reason, in the words of the system. */
export const hasCode = (failure: unknown, code: string): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === code;
