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

  it.each([
    [{ TTS_KEY: 'a-key' }, 'Bad setting. TTS_KEY needs TTS_URL'],
    [{ TTS_URL: 'http://127.0.0.1:50021', TTS_KEY: 'two words' }, 'Bad setting. TTS_KEY: must be a key without spaces'],
  ])('[W-02] [D-AV01] a key that fits nothing is told in one line that does not repeat it: %j', (env, told) => {
    expect(() => readSettings(env)).toThrow(new StartFailure(told));
  });

  it('[D-AV10] is a folder of voices, wherever the service is started from', () => {
    expect(readSettings({ VOICES_DIR: './my-voices' }).voices.folder).toBe(resolve('my-voices'));
  });

  it.each(['127.0.0.1:50021', 'file:///etc/passwd', 'http://', 'voicevox'])(
    '[W-02] [D-AV01] the address %j is told in one line that does not repeat it',
    (url) => {
      expect(() => readSettings({ TTS_URL: url })).toThrow(
        new StartFailure('Bad setting. TTS_URL: must be an address that begins with http:// or https://'),
      );
    },
  );
});
