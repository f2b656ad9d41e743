/** Goes with the navigation after a deed: whatever still stands in the form is of no more use. */
export const formIsDone = { isFormDone: true } as const;

export const isFormDone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFormDone' in state;
