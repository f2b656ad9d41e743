import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { StartFailure } from './startFailure';

const secret = 'sixteen letters!';

describe('servers between the pages of a call', () => {
  it('[O-K20] are none unless somebody names them', () => {
    expect(readSettings({}).ice).toEqual({ stunUrls: [], turn: undefined });
  });

  it('[O-K20] are told apart by whether they ask for a credential', () => {
    const urls = 'stun:a.example, turn:[2001:db8::1]:3478?transport=udp ,turns:b.example:5349?transport=tcp';
    expect(readSettings({ TURN_URLS: urls, TURN_SECRET: secret }).ice).toEqual({
      stunUrls: ['stun:a.example'],
      turn: { urls: ['turn:[2001:db8::1]:3478?transport=udp', 'turns:b.example:5349?transport=tcp'], secret },
    });
  });

  it('[O-K20] a STUN server needs no secret', () => {
    expect(readSettings({ TURN_URLS: 'stun:a.example:3478' }).ice.stunUrls).toEqual(['stun:a.example:3478']);
  });

  it.each([
    { TURN_URLS: 'turn:a.example' },
    { TURN_SECRET: secret },
    { TURN_URLS: 'stun:a.example', TURN_SECRET: secret },
  ])('[W-02] [O-K20] a TURN server and its secret come together: %j', (env) => {
    expect(() => readSettings(env)).toThrow(
      new StartFailure('Bad setting. TURN_SECRET and a turn: address in TURN_URLS are needed together'),
    );
  });

  it.each([
    'a.example',
    'http://a.example',
    'turn:',
    'turn:a.example:port',
    'turn://a.example',
    'turn:a.example?transport=sctp',
    'stun:a.example?transport=udp',
    'turn:a.example,',
    'turn:user@a.example',
  ])('[W-02] [O-K20] %j is told in one line that does not repeat it', (urls) => {
    expect(() => readSettings({ TURN_URLS: urls, TURN_SECRET: secret })).toThrow(
      new StartFailure(
        'Bad setting. TURN_URLS: must be addresses such as turn:host:3478?transport=udp, separated by commas',
      ),
    );
  });

  it('[W-02] [O-K20] a short secret is refused', () => {
    expect(() => readSettings({ TURN_URLS: 'turn:a.example', TURN_SECRET: 'short' })).toThrow(
      new StartFailure('Bad setting. TURN_SECRET: must have at least 16 characters'),
    );
  });
});
