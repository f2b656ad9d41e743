import type { Attack, Outcome } from './attack';
import type { Finding } from './report';
import type { Target } from './target';
import { Watch } from './watch';

const failureOf = (failure: unknown): Outcome => ({
  seen: failure instanceof Error ? failure.message : String(failure),
  holds: false,
});

/** One after the other, each while somebody else uses the same service. */
export async function runAttacks(
  target: Target,
  attacks: readonly Attack[],
  begins: (attack: Attack) => void,
): Promise<Finding[]> {
  const watch = await Watch.over(target.url);
  const findings: Finding[] = [];
  try {
    for (const attack of attacks) {
      begins(attack);
      await watch.notes();
      const begun = performance.now();
      const outcome = await attack.run(target).catch(failureOf);
      const seconds = (performance.now() - begun) / 1000;
      findings.push({ attack, outcome, others: await watch.notes(), isUnharmed: target.isUnharmed(), seconds });
    }
    return findings;
  } finally {
    watch.end();
  }
}
