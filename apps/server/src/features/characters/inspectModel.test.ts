import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyVrm } from '@mukae/contract/testing/vrm/tinyVrm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileModels } from '#testing/hostile/models';
import { longestHalt, noHaltMs } from '#testing/longestHalt';
import { refuseUnfitModel } from './inspectModel';

let path: string;

beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'mukae-models-')), 'model.vrm');
  const size = await written(tinyVrm());
  await refuseUnfitModel({ path, size, sentBy: 'somebody' });
});

afterAll(() => rm(join(path, '..'), { recursive: true, force: true }));

async function written(model: Uint8Array): Promise<number> {
  await writeFile(path, model);
  return model.length;
}

it.each(Object.entries(hostileModels))(
  '[S-03] a model made of %s is refused at once, and nobody waits for it',
  async (_, make) => {
    const size = await written(make());
    const begun = performance.now();
    let failure: unknown;
    const halt = await longestHalt(async () => {
      failure = await refuseUnfitModel({ path, size, sentBy: 'somebody' }).catch((refused) => refused);
    });
    expect(failure).toMatchObject({ error: 'vrmUnfit' });
    expect(performance.now() - begun).toBeLessThan(4 * noHaltMs);
    expect(halt).toBeLessThan(noHaltMs);
  },
);

it('[S-03] models of one account take places from one another, and none from somebody else', async () => {
  const size = await written(tinyVrm());
  const sent = (sentBy: string) => refuseUnfitModel({ path, size, sentBy });
  const flood = Array.from({ length: 15 }, () => sent('user 1').catch((refused) => refused.error));
  await expect(sent('user 2')).resolves.toBeUndefined();
  expect(await Promise.all(flood)).toContain('unavailable');
});
