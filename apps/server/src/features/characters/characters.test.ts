import { characterAnswer } from '@mukae/contract/calls/characters';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { keepBuiltInCharacters, listCharacters } from './characters.repo';

const service = serviceForFile();
const list = async (client: TestClient) =>
  z.array(characterAnswer).parse((await client.post('/api/getCharacter')).body);

describe('characters', () => {
  it('[A-C10] [A-E04] come in order, each with a picture and a film', async () => {
    const characters = await list(await loggedIn(service().url, 'operator1@demo.example'));
    expect(characters[0]).toEqual({
      id: expect.any(Number),
      name: 'Yukika',
      image_url: '/characters/kei/thumb.webp',
      standby_image_url: '/characters/kei/standby.mp4',
      model_url: '',
    });
    for (const { image_url, standby_image_url } of characters) {
      expect(image_url).toMatch(/^\/characters\/[a-z-]+\/thumb\.webp$/);
      expect(standby_image_url).toMatch(/\.mp4$/);
    }
    expect(new Set(characters.map(({ id }) => id)).size).toBe(characters.length);
  });

  it('[A-C11] come in an envelope as well', async () => {
    const client = await loggedIn(service().url, 'guest@demo.example');
    const { body } = await client.get('/api/getCharacter/all');
    expect(body).toEqual({ result: 'OK', characters: await list(client) });
  });

  it('[A-A07] are shown to everybody', async () => {
    expect(await list(new TestClient(service().url))).not.toEqual([]);
  });

  it('[A-E04] keep their ids when the service starts again', async () => {
    const before = await listCharacters(service().db, { of: 'everybody' });
    await keepBuiltInCharacters(service().db);
    expect(await listCharacters(service().db, { of: 'everybody' })).toEqual(before);
  });
});
