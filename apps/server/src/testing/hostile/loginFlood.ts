import { TestClient } from '../testClient';

/** Many at once, each with a login id that nobody has: checking it takes as long as any other. */
export const loginFlood = (url: string, count: number): Promise<number>[] =>
  Array.from({ length: count }, async (_, n) => {
    const { status } = await new TestClient(url).login(`flood${n}@nowhere.example`, { password: 'Guess2026!' });
    return status;
  });
