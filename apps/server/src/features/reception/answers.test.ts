import { randomUUID } from 'node:crypto';
import { errors } from '@mukae/contract/errors/errors';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import { describe, expect, it } from 'vitest';
import { receptionForFile, talk, touch } from '#testing/receptionForFile';
import { whileRefused } from '#testing/refusedRows';
import type { TestPage } from '#testing/testPage';
import { deskEntries } from './reception.tables';

const { service, page, screen, operator } = receptionForFile();

const ref = 7;
const event = (name: string, fields: object = {}) => ({ type: 'stateTransitionEvent', event: name, ref, ...fields });

/** Everything that answers what is said, after all of it has come. */
async function answersTo(one: TestPage, said: object | string): Promise<ServerMessage[]> {
  await one.settled();
  one.heard.length = 0;
  one.socket.send(typeof said === 'string' ? said : JSON.stringify(said));
  await one.settled();
  return one.heard.filter(({ type }) => type === 'stateTransitionMsg' || type === 'Warning');
}

const refused = (error: keyof typeof errors) => [
  {
    type: 'stateTransitionMsg',
    ref,
    answer: { result: 'Error', code: errors[error].code, msg: errors[error].text.ja },
  },
];

describe('a message with a ref is answered under it, and once', () => {
  it('[O-L02] when it is done', async () => {
    const done = [{ type: 'stateTransitionMsg', ref, answer: { result: 'OK' } }];
    expect(await answersTo(await page('operator1'), event('logout'))).toEqual(done);
  });

  it.each([
    ['an event that does not exist', event('Dancing')],
    ['an event whose name is no word', { type: 'stateTransitionEvent', event: 5, ref }],
    ['a message that does not exist', { type: 'dance', ref }],
    ['nothing that has a name', { ref }],
    ['an event without its fields', event('acceptRequest')],
    ['an event with a field of another kind', event('suspend', { signageId: 'the first' })],
    ['an event with a field too many', event('logout', { loudly: true })],
    ['a message with a field of another kind', { type: 'serviceCloseForWRU', ref, callId: 'the last' }],
    ['a message that carries no ref by itself', { type: 'ping', ref }],
  ])('[O-L02] when it is not understood: %s', async (_, said) => {
    expect(await answersTo(await page('admin'), said)).toEqual(refused('badInput'));
  });

  it('[O-L09] when it is not allowed', async () => {
    const signage = await screen();
    expect(await answersTo(signage.page, event('suspend', { signageId: signage.id }))).toEqual(refused('notAllowed'));
    const said = { type: 'serviceCloseForWRU', ref, callId: randomUUID() };
    expect(await answersTo(signage.page, said)).toEqual(refused('notAllowed'));
  });

  it('[R-05] when the desk refuses it', async () => {
    const one = await operator('operator1');
    const accepting = event('acceptRequest', { requestId: randomUUID(), peerId: one.peerId });
    expect(await answersTo(one, accepting)).toEqual(refused('requestOver'));
    const said = { type: 'serviceCloseForWRU', ref, callId: randomUUID() };
    expect(await answersTo(await page('guest'), said)).toEqual(refused('callOver'));
  });

  it('[O-F06] when something fails while it is done, and the next one is done', async () => {
    const signage = await screen();
    const { id: signageId, page: one } = signage;
    const fields = { requestId: randomUUID(), signageId, signagePeerId: one.peerId, touchButton: '' };
    await whileRefused(service().db, 'insert', deskEntries, async () => {
      expect(await answersTo(one, event('receptionRequest', fields))).toEqual(refused('unknownError'));
    });
    await touch(signage);
  });
});

describe('a message without a readable ref', () => {
  it.each([
    ['no JSON', 'nonsense'],
    ['no object', '7'],
    ['a list', `[{"ref":${ref}}]`],
    ['an event without one', '{"type":"stateTransitionEvent","event":"logout"}'],
    ['a ref below zero', '{"type":"stateTransitionEvent","event":"logout","ref":-1}'],
    ['a ref in words', '{"type":"stateTransitionEvent","event":"logout","ref":"7"}'],
  ])('[O-L02] is warned of: %s', async (_, said) => {
    const { code, text } = errors.badInput;
    expect(await answersTo(await page('operator1'), said)).toEqual([{ type: 'Warning', code, msg: text.ja }]);
  });

  it('[O-L35] that comes when its call is over is warned of, and changes nothing', async () => {
    const [signage, busy] = [await screen(), await operator('operator1')];
    const { callId } = await talk(signage, busy);
    await busy.say('serviceClosed', { callId });
    const { code, text } = errors.callOver;
    const warning = [{ type: 'Warning', code, msg: text.ja }];
    expect(await answersTo(busy, { type: 'homeButton', callId })).toEqual(warning);
    expect(await answersTo(busy, { type: 'informCallId', callId, peerId: busy.peerId })).toEqual(warning);
  });
});
