/** Whether it was added now, or had been before. */
export interface Added {
  id: number;
  isNew: boolean;
}

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
export async function fulfil<Question>({ find, add, looksFirst }: Fulfilment<Question>): Promise<Added | Question> {
  const found = async (): Promise<Added | undefined> => {
    const id = await find();
    return id === undefined ? undefined : { id, isNew: false };
  };
  const before = looksFirst ? await found() : undefined;
  if (before) return before;
  try {
    const answer = await add();
    return typeof answer === 'number' ? { id: answer, isNew: true } : ((await found()) ?? answer);
  } catch (failure) {
    const meanwhile = await found();
    if (!meanwhile) throw failure;
    return meanwhile;
  }
}
