import { type Extent, quick, whole } from './nodes/extent';
import { hasFailed } from './nodes/judging';
import { callsAtOnce } from './nodes/parts/callsAtOnce';
import { failover } from './nodes/parts/failover';
import { growth } from './nodes/parts/growth';
import { idle } from './nodes/parts/idle';
import { oneCompany } from './nodes/parts/oneCompany';
import { twoNodes } from './nodes/parts/twoNodes';

/**
 * One node and several, each figure beside others that do the same work in the same run. All of it, or parts by their names;
 * `--quick` shows that it works.
 */
const parts: Readonly<Record<string, (extent: Extent) => Promise<void>>> = {
  idle,
  callsAtOnce,
  twoNodes,
  failover,
  oneCompany,
  growth,
};

const args = process.argv.slice(2);
const extent = args.includes('--quick') ? quick : whole;
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}`);

for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  await measure(extent);
}
process.exit(hasFailed() ? 1 : 0);
