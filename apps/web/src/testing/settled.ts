import { act } from '@testing-library/react';

/** Also in tests that let time stand still. */
const { setTimeout: later } = globalThis;

let asked = 0;

/** The page asks the server for something. */
export const noteAsked = (): void => {
  asked += 1;
};

/** An answer arrives in one turn, and the page is told of it in the next. */
async function answersArrive(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((go) => later(go));
}

/** The page has every answer, also to what it asked because of another one. */
export async function settled(): Promise<void> {
  let before: number;
  do {
    before = asked;
    await act(answersArrive);
  } while (asked > before);
}
