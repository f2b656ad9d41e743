interface Fulfilment<Question> {
  /** What was added for it before, if anything was. */
  find(): Promise<number | undefined>;
  add(): Promise<number | Question>;
  looksFirst: boolean;
}

/**
 * A wish is fulfilled once. The same may be underway and come first: then what it added is in the way of adding it again, or is
 * asked about, and is the answer.
 */
export async function fulfil<Question>({ find, add, looksFirst }: Fulfilment<Question>): Promise<number | Question> {
  const before = looksFirst ? await find() : undefined;
  if (before !== undefined) return before;
  try {
    const answer = await add();
    return typeof answer === 'number' ? answer : ((await find()) ?? answer);
  } catch (failure) {
    const meanwhile = await find();
    if (meanwhile === undefined) throw failure;
    return meanwhile;
  }
}
