/** The one row that was asked for by its id; lists of it have another shape. */
export const oneIn = <Answer>(answer: Answer): Exclude<Answer, readonly unknown[] | { rows: unknown }> | undefined =>
  isOne(answer) ? answer : undefined;

const isOne = <Answer>(answer: Answer): answer is Exclude<Answer, readonly unknown[] | { rows: unknown }> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && !('rows' in answer);
