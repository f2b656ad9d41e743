import { makeRandom } from '@mukae/server/testing/random';
import type { History } from '../history/history';
import type { Staffed } from './accounts';
import type { Balancer } from './balancer';
import { Operator } from './operator';
import { Screen } from './screen';

interface CrowdParts {
  history: History;
  balancer: Balancer;
  companies: readonly Staffed[];
  seed: number;
  paceMs: number;
}

/** Everybody who is at work, and every screen. */
export class Crowd {
  readonly screens: readonly Screen[];
  readonly operators: readonly Operator[];
  #moves = true;

  constructor({ history, balancer, companies, seed, paceMs }: CrowdParts) {
    const moves = () => this.#moves;
    const partsOf = (account: Staffed['screens'][number], place: number) => ({
      history,
      balancer,
      account,
      moves,
      paceMs,
      random: makeRandom(seed * 1_000 + place),
    });
    this.screens = companies.flatMap(({ screens }) =>
      screens.map((account) => new Screen(partsOf(account, account.id))),
    );
    this.operators = companies.flatMap(({ screens, operators }) => {
      const screenIds = screens.map(({ id }) => id);
      return operators.map((account) => new Operator({ ...partsOf(account, account.id), screenIds }));
    });
  }

  /** Nobody begins anything. */
  standStill(): void {
    this.#moves = false;
  }

  goOn(): void {
    this.#moves = true;
  }

  stop(): void {
    for (const one of [...this.screens, ...this.operators]) one.stop();
  }
}
