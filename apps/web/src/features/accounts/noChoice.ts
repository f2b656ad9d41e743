/** What a call takes for a choice that is taken back. */
export const noChoice = 0;
