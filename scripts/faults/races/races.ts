import { makeRandom } from '@mukae/server/testing/random';
import type { Violation } from '../checker/violation';
import { RacingCompany, type Won } from './racingCompany';
import { holdAgainstDatabase } from './winnersWritten';

export interface RacePlan {
  databaseUrl: string;
  nodes: readonly string[];
  seed: number;
  races: number;
  /** How many want the same visitor. */
  rivals: number;
  /** Desks at which they race beside one another. */
  desks: number;
  log(line: string): void;
}

export interface Raced {
  seed: number;
  /** Rings, each accepted at the same moment by people at all nodes. */
  races: number;
  /** How often it was accepted, all in all. */
  accepts: number;
  seconds: number;
  violations: Violation[];
}

const rule = 'of those who accept at the same moment exactly one wins';
/** Then the database is asked, all of it is forgotten, and another company begins. */
const ringsOfCompany = 1_000;
const tellEveryMs = 30_000;

/** Visitors one after the other at each of some desks, each accepted at the same moment by people at all nodes. */
export async function race({ databaseUrl, nodes, seed, races, rivals, desks, log }: RacePlan): Promise<Raced> {
  const begun = performance.now();
  const violations: Violation[] = [];
  let left = races;
  let run = 0;
  let companies = 0;
  const found = (says: string, requestId: string): void => {
    violations.push({ rule, says, at: performance.now() - begun, about: [requestId] });
  };

  async function raceInCompany(rings: number): Promise<void> {
    companies += 1;
    const random = makeRandom(seed * 1_000_003 + companies);
    const company = await RacingCompany.open({ databaseUrl, nodes, rivals, random, found });
    const won: Won[] = [];
    try {
      for (let ring = 0; ring < rings; ring += 1) {
        const winner = await company.race();
        if (winner) won.push(winner);
        run += 1;
      }
    } finally {
      await holdAgainstDatabase({ databaseUrl, companyId: company.companyId, won, found });
      company.close();
    }
  }

  async function raceOn(): Promise<void> {
    while (left > 0) {
      const rings = Math.min(left, ringsOfCompany, Math.ceil(races / desks));
      left -= rings;
      await raceInCompany(rings).catch((failure) => found(String(failure), ''));
    }
  }

  const telling = setInterval(() => {
    log(`${run} races, ${Math.round((run * 1_000) / (performance.now() - begun))} a second`);
  }, tellEveryMs);
  await Promise.all(Array.from({ length: desks }, raceOn)).finally(() => clearInterval(telling));
  return { seed, races: run, accepts: run * rivals, seconds: (performance.now() - begun) / 1_000, violations };
}
