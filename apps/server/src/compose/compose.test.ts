import { access } from '@mukae/contract/access/access';
import { allCalls } from '@mukae/contract/calls/all';
import type { Call, CallGroup } from '@mukae/contract/calls/call';
import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { unexpected } from '@mukae/contract/errors/codes';
import { confirmations } from '@mukae/contract/errors/confirmations';
import { errors } from '@mukae/contract/errors/errors';
import { clientEvents } from '@mukae/contract/realtime/clientEvents';
import { clientMessages } from '@mukae/contract/realtime/clientMessages';
import { describe, expect, it } from 'vitest';
import { serviceForFile } from '#testing/serviceForFile';

const service = serviceForFile();
const everyCall: Call[] = Object.values<CallGroup>(allCalls).flatMap((group) => Object.values(group));
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

const hasTwice = (names: readonly string[]) => names.filter((name, n) => names.indexOf(name) !== n);

describe('the contract', () => {
  it('[W-04] every call has one handler, and every handler answers a call', () => {
    const handled = service().mukae.handlers.map(({ call }) => call);
    expect(handled.map(nameOf).sort()).toEqual(everyCall.map(nameOf).sort());
    for (const call of everyCall) expect(handled).toContain(call);
  });

  it('[W-04] no two calls share a name', () => {
    expect(hasTwice(Object.values<CallGroup>(allCalls).flatMap((group) => Object.keys(group)))).toEqual([]);
  });

  it('[W-04] [A-A07] every call and message has a capability of the table, and every capability is used', () => {
    const messages = [...Object.values(clientEvents), ...Object.values(clientMessages)];
    // No call is behind these: they decide how much of an answer, or of the menu, somebody sees.
    const deciding = ['colleague.read', 'library.read', 'meeting.hold', 'signage.list'] as const;
    const used = new Set([...[...everyCall, ...messages].map(({ capability }) => capability), ...deciding]);
    expect([...used].sort()).toEqual(Object.keys(access).sort());
  });

  it('[A-X01] every error has a code of its own of the form SVER-nn, a fitting status and both texts', () => {
    const entries = Object.values(errors);
    expect(hasTwice([...entries, ...Object.values(confirmations)].map(({ code }) => code))).toEqual([]);
    for (const { code, status } of entries) {
      expect(code).toMatch(/^SVER-\d{2,3}$/);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const texts = [...entries, ...Object.values(confirmations), unexpected].map(({ text }) => text);
    for (const { ja, en } of [...texts, ...Object.values(answeredFaults)]) {
      expect(ja).toMatch(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u);
      expect(en).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});
