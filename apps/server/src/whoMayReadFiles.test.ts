import { scopeOf } from '@mukae/contract/access/access';
import { accountCalls } from '@mukae/contract/calls/accounts';
import { allCalls } from '@mukae/contract/calls/all';
import type { Call, CallGroup } from '@mukae/contract/calls/call';
import { characterAnswer, characterCalls } from '@mukae/contract/calls/characters';
import { mediaCalls } from '@mukae/contract/calls/media';
import { modelCalls } from '@mukae/contract/calls/models';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addStranger, selfOf } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture, sampleModel } from '#testing/uploads';

const service = serviceForFile();

/** One file of each kind, where its own company finds it. */
async function keepFiles(admin: TestClient): Promise<ReadonlyMap<Call, string>> {
  const image = await drawnPicture('#8ac');
  await admin.form('/api/updateUser', { targetUserId: 'SELF', image });
  await admin.form('/api/addMedia', { image });
  await admin.form('/api/addCharacter', { name: 'さくら', model: sampleModel(), image });
  const media = z.array(z.object({ image_url: z.string(), thumbnail_url: z.string() }));
  const [medium] = media.parse((await admin.post('/api/getMedia')).body);
  const character = z
    .array(characterAnswer)
    .parse((await admin.post('/api/getCharacter')).body)
    .at(-1);
  return new Map<Call, string>([
    [accountCalls.getUserPicture, (await selfOf(admin)).image],
    [mediaCalls.getMediaFile, medium?.image_url ?? ''],
    [mediaCalls.getMediaThumbnail, medium?.thumbnail_url ?? ''],
    [characterCalls.getCharacterFile, character?.model_url ?? ''],
  ]);
}

let own: ReadonlyMap<Call, string>;
let others: ReadonlyMap<Call, string>;

beforeAll(async () => {
  const { url } = service();
  own = await keepFiles(await loggedIn(url, 'admin@demo.example'));
  await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
  others = await keepFiles(await loggedIn(url, 'admin@other.example'));
});

describe('every role and every file of a company', () => {
  it('[O-R04] knows every call that names one in its path', () => {
    const inPath = Object.values<CallGroup>(allCalls)
      .flatMap((group) => Object.values(group))
      .filter((call) => call.path.includes('/:'))
      // Models are everybody's who moves an avatar; the feed is whose secret it is.
      .filter((call) => call !== modelCalls.getModel && call !== reservationCalls.readFeed);
    expect(new Set(inPath)).toEqual(new Set(own.keys()));
  });

  it.each([
    ['operator', 'operator1@demo.example'],
    ['signage', 'signage1@demo.example'],
    ['companyAdmin', 'admin@demo.example'],
    ['systemAdmin', 'system@demo.example'],
  ] as const)('[O-R01] [O-R03] [O-R04] %s reads what the table says, and nothing else', async (caller, loginId) => {
    const client = await loggedIn(service().url, loginId);
    const statusOf = async (path = '') => (await client.send('GET', path)).status;
    const expected = { all: [200, 200], company: [200, 404], own: [404, 404] };
    for (const [call, path] of own) {
      const scope = scopeOf(caller, call.capability);
      const seen = [await statusOf(path), await statusOf(others.get(call))];
      expect(seen, `${caller}: ${call.path}`).toEqual(scope ? expected[scope] : [403, 403]);
    }
  });
});
