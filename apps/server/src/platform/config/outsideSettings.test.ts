import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { StartFailure } from './startFailure';

const services = ['HEARING', 'TTS', 'TALK_AI', 'TRANSLATE'];
const told = (name: string, error: string) => new StartFailure(`Bad setting. ${name}: ${error}`);
const credentials = 'must be an address without a name and a password: a key has a setting of its own';
const noAddress = 'must be an address that begins with http:// or https://';
const noKey = 'must be a key without spaces';

describe.each(services)('the outside service %s', (service) => {
  const [address, key] = [`${service}_URL`, `${service}_KEY`];

  it.each([
    ['http://me:secret@host.example/v1', credentials],
    ['https://me@host.example', credentials],
    ['https://:secret@host.example', credentials],
    ['host.example:8000', noAddress],
    ['ftp://host.example', noAddress],
    ['file:///etc/passwd', noAddress],
    ['http://', noAddress],
  ])('[W-02] [D-AH03] [D-AV01] [D-AT02] [O-AI03] at %j is told in one line that does not repeat it', (url, error) => {
    expect(() => readSettings({ [address]: url })).toThrow(told(address, error));
  });

  it.each(['secret one', 'secret\n', 'ひみつ'])(
    '[W-02] [D-AH03] [D-AV01] [D-AT02] [O-AI03] with the key %j is told in one line that does not repeat it',
    (value) => {
      expect(() => readSettings({ [address]: 'https://host.example', [key]: value })).toThrow(told(key, noKey));
    },
  );
});
