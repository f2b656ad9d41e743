import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { StartFailure } from './startFailure';

const talk = (env: Record<string, string>) => readSettings(env).talk;

describe('services that talk and translate', () => {
  it('[W-02] [D-AT02] are none unless somebody names them', () => {
    expect(talk({})).toEqual({ model: undefined, translation: undefined });
    expect(talk({ TALK_AI_URL: '', TALK_AI_KEY: '', TALK_AI_MODEL: '', TRANSLATE_URL: '' })).toEqual(talk({}));
  });

  it.each([
    ['https://api.example', 'https://api.example/v1/chat/completions'],
    ['https://api.example/', 'https://api.example/v1/chat/completions'],
    ['https://api.example/v1', 'https://api.example/v1/chat/completions'],
    ['http://127.0.0.1:11434/v1/', 'http://127.0.0.1:11434/v1/chat/completions'],
    ['https://api.example/v1/chat/completions', 'https://api.example/v1/chat/completions'],
    ['https://api.example/v1/chat/completions/', 'https://api.example/v1/chat/completions'],
    ['https://api.example/router/api', 'https://api.example/router/api/v1/chat/completions'],
    ['https://api.example/v1beta/openai/', 'https://api.example/v1beta/openai/chat/completions'],
    ['https://api.example/v1/chat/completions?api-version=2', 'https://api.example/v1/chat/completions?api-version=2'],
  ])('[W-02] [D-AT02] a model is found at %s', (url, address) => {
    expect(talk({ TALK_AI_URL: url }).model).toEqual({ address, key: undefined, model: 'gpt-4o-mini' });
  });

  it('[W-02] [D-AT02] a model has a key and a name', () => {
    const env = { TALK_AI_URL: 'https://api.example', TALK_AI_KEY: 'sk-1', TALK_AI_MODEL: 'qwen2.5:7b' };
    expect(talk(env).model).toMatchObject({ key: 'sk-1', model: 'qwen2.5:7b' });
  });

  it.each([
    ['http://127.0.0.1:5000', 'http://127.0.0.1:5000/translate'],
    ['http://127.0.0.1:5000/', 'http://127.0.0.1:5000/translate'],
    ['https://libre.example/translate', 'https://libre.example/translate'],
  ])('[W-02] [O-AI03] %s translates as LibreTranslate does', (url, address) => {
    expect(talk({ TRANSLATE_URL: url, TRANSLATE_KEY: 'k' }).translation).toEqual({ is: 'libre', address, key: 'k' });
  });

  it('[W-02] [O-AI03] a model translates where it is named, or its address is one of chats', () => {
    const address = 'https://api.example/v1/chat/completions';
    expect(
      talk({ TRANSLATE_URL: 'https://api.example', TRANSLATE_MODEL: 'm', TRANSLATE_KEY: 'k' }).translation,
    ).toEqual({ is: 'chat', address, key: 'k', model: 'm' });
    expect(talk({ TRANSLATE_URL: address }).translation).toEqual({
      is: 'chat',
      address,
      key: undefined,
      model: 'gpt-4o-mini',
    });
  });

  it.each([
    ['TALK_AI', { TALK_AI_KEY: 'sk-1' }],
    ['TALK_AI', { TALK_AI_MODEL: 'm' }],
    ['TRANSLATE', { TRANSLATE_KEY: 'k' }],
    ['TRANSLATE', { TRANSLATE_MODEL: 'm' }],
  ])('[W-02] [D-AT02] a key or a model for nobody is refused: %s', (name, env) => {
    expect(() => talk(env)).toThrow(new StartFailure(`Bad setting. ${name}_KEY and ${name}_MODEL need ${name}_URL`));
  });
});
