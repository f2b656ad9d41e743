import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const toldNotes = z.object({
  waits: z.array(z.number()).readonly(),
  /** Every status but OK; 0 for no answer at all. */
  refusals: z.array(z.number()).readonly(),
});

/** What others had to wait, and were told, since the last time. */
export type Notes = z.infer<typeof toldNotes>;

const program = fileURLToPath(new URL('./bystander.ts', import.meta.url));

/** Looks at the service through somebody who has nothing to do with any attack. */
export class Watch {
  readonly #bystander: ChildProcess;

  private constructor(bystander: ChildProcess) {
    this.#bystander = bystander;
  }

  static async over(url: string): Promise<Watch> {
    const bystander = fork(program, [url], { execArgv: ['--import', 'tsx'] });
    await once(bystander, 'message');
    return new Watch(bystander);
  }

  async notes(): Promise<Notes> {
    this.#bystander.send('notes');
    const [notes] = await once(this.#bystander, 'message');
    return toldNotes.parse(notes);
  }

  end(): void {
    this.#bystander.kill();
  }
}
