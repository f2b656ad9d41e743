import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { StartFailure } from './startFailure';

describe('what speaks', () => {
  it('[D-AV04] is what there is, unless somebody names it', () => {
    expect(readSettings({}).voices).toEqual({ engine: undefined, folder: undefined });
  });

  it('[D-AV01] is an engine at its address, whose key is asked for by who stands before it', () => {
    expect(readSettings({ TTS_URL: 'http://127.0.0.1:50021/' }).voices.engine).toEqual({
      url: 'http://127.0.0.1:50021',
      key: undefined,
    });
    expect(readSettings({ TTS_URL: 'https://voice.example/v1', TTS_KEY: 'a-key' }).voices.engine).toEqual({
      url: 'https://voice.example/v1',
      key: 'a-key',
    });
  });

  it('[W-02] [D-AV01] a key for nobody is refused', () => {
    expect(() => readSettings({ TTS_KEY: 'a-key' })).toThrow(new StartFailure('Bad setting. TTS_KEY needs TTS_URL'));
  });

  it('[D-AV10] is a folder of voices, wherever the service is started from', () => {
    expect(readSettings({ VOICES_DIR: './my-voices' }).voices.folder).toBe(resolve('my-voices'));
  });

  it.each(['http://127.0.0.1:50021/?core=1', 'http://127.0.0.1:50021?', 'http://127.0.0.1:50021/#secret'])(
    '[W-02] [D-AV01] the address %j, behind which nothing can be asked, is told in one line that does not repeat it',
    (url) => {
      expect(() => readSettings({ TTS_URL: url })).toThrow(
        new StartFailure('Bad setting. TTS_URL: must be an address without a query'),
      );
    },
  );
});
