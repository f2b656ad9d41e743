/**
 * Asks at once, then again `ms` after each answer until `take` is satisfied. One question at a time; the answer to a
 * question asked before stopping is not taken.
 */
export function pollEvery<Answer>(
  ms: number,
  ask: () => Promise<Answer>,
  take: (answer: Answer) => 'again' | 'done',
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turn = async () => {
    const answer = await ask();
    if (stopped || take(answer) === 'done') return;
    timer = setTimeout(turn, ms);
  };

  void turn();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
