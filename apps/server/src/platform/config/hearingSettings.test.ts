import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { StartFailure } from './startFailure';

const hearing = (env: Record<string, string>) => readSettings(env).hearing;

describe('who understands what visitors say', () => {
  it('[D-AH03] is nobody unless somebody is named', () => {
    expect(hearing({})).toEqual({ is: 'none' });
    expect(hearing({ HEARING_URL: '', HEARING_KEY: '', HEARING_MODEL: '' })).toEqual({ is: 'none' });
  });

  it('[D-AH03] may be an address, with a key and a model of its own', () => {
    expect(hearing({ HEARING_URL: 'http://127.0.0.1:8000' })).toEqual({
      is: 'outside',
      url: 'http://127.0.0.1:8000',
      key: undefined,
      model: 'whisper-1',
    });
    const env = { HEARING_URL: 'https://hear.example/v1', HEARING_KEY: 'sk-1', HEARING_MODEL: 'large-v3' };
    expect(hearing(env)).toMatchObject({ key: 'sk-1', model: 'large-v3' });
  });

  it('[D-AH04] may be models that run here, by name or in a folder', () => {
    expect(hearing({ HEARING_MODEL: `reazonspeech-k2-v2, ${tmpdir()}` })).toEqual({
      is: 'models',
      models: [{ name: 'reazonspeech-k2-v2' }, { folder: tmpdir() }],
    });
  });

  it('[W-02] [D-AH03] a key for nobody is refused', () => {
    expect(() => hearing({ HEARING_KEY: 'sk-1' })).toThrow(
      new StartFailure('Bad setting. HEARING_KEY needs HEARING_URL'),
    );
  });

  it.each(['whisper-large', '/nowhere/at/all', import.meta.filename, 'sense-voice,', ','])(
    '[W-02] [D-AH04] %j is no model, and those that there are are told',
    (model) => {
      expect(() => hearing({ HEARING_MODEL: model })).toThrow(
        new StartFailure(
          'Bad setting. HEARING_MODEL: must be a folder with a model, or one or more of reazonspeech-k2-v2, sense-voice, moonshine-tiny-en',
        ),
      );
    },
  );
});
