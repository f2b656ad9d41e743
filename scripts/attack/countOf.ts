/** How many were answered like this. */
export const countOf = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;
