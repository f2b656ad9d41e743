import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Seat } from '../seat';
import type { SpeechName } from '../speech/speeches';
import { type CrowdOrder, crowdAnswer } from './crowdOrders';

const program = fileURLToPath(new URL('./crowd.process.ts', import.meta.url));

/** Screens that stand there, in a process of their own. */
export class Crowd {
  readonly #speech: SpeechName;
  readonly #child: ChildProcess = fork(program, { execArgv: ['--import', 'tsx'] });

  constructor(speech: SpeechName) {
    this.#speech = speech;
  }

  async #told(order: CrowdOrder): Promise<number> {
    const heard = once(this.#child, 'message');
    this.#child.send(order);
    const answer = crowdAnswer.parse((await heard)[0]);
    if ('failed' in answer) throw new Error(`the crowd: ${answer.failed}`);
    return answer.open;
  }

  async open(seats: readonly Seat[]): Promise<void> {
    await this.#told({ do: 'open', speech: this.#speech, seats: [...seats] });
  }

  async report(): Promise<void> {
    await this.#told({ do: 'report' });
  }

  /** How many of them are connected. */
  async count(): Promise<number> {
    return this.#told({ do: 'count' });
  }

  async leave(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}
