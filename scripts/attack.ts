import { allAttacks } from './attack/allAttacks';
import { holds, tableOf } from './attack/report';
import { runAttacks } from './attack/runAttacks';
import { startTarget } from './attack/target';
import { build } from './runBuild.mjs';

/** npm run attack: hostile files, slow clients, floods and kills against a service that runs. `npm run attack -- S-02` runs a part. */
const wanted = process.argv.slice(2);
const attacks = allAttacks.filter(({ row }) => wanted.length === 0 || wanted.includes(row));

if (!(await build())) process.exit(1);
const target = await startTarget();
const begun = performance.now();
const findings = await runAttacks(target, attacks, ({ name }) => process.stdout.write(`  ${name}…\n`)).finally(
  target.stop,
);

const failed = findings.filter((finding) => !holds(finding)).length;
process.stdout.write(`\n${tableOf(findings)}\n\n`);
process.stdout.write(
  `${findings.length - failed} hold, ${failed} fail, in ${Math.round((performance.now() - begun) / 1000)} s\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
