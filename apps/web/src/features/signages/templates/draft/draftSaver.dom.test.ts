import { ok } from '@mukae/contract/calls/answers';
import { templateCalls } from '@mukae/contract/calls/templates';
import { emptyDraft, withTemplate } from '@mukae/contract/domain/template/draft';
import { errors } from '@mukae/contract/errors/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWire } from '@/api/testing/onWire';
import { someLive, someTemplate } from '../testing/someTemplates';
import { DraftSaver } from './draftSaver';
import { unsentOf } from './unsentDraft';

const person = '7';
const signageId = 1;
const drafted = (telop: string) => withTemplate(someLive, emptyDraft, { ...someTemplate, telop });

/** What the server keeps, and how it answers. */
const server = { revision: 0, telop: '', isAway: false, isSlow: false, refusal: null as keyof typeof errors | null };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(server, { revision: 0, telop: '', isAway: false, isSlow: false, refusal: null });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (server.isSlow) return new Promise(() => {});
    if (server.isAway) throw new TypeError('away');
    if (server.refusal) {
      const { code, status } = errors[server.refusal];
      return new Response(JSON.stringify({ result: 'Error', code, msg: 'x' }), { status });
    }
    if (path === templateCalls.getDraft.path) {
      const saved = {
        id: 3,
        draft: drafted(server.telop),
        revision: server.revision,
        savedAt: '2026-11-18T09:00:00+09:00',
      };
      return onWire(templateCalls.getDraft, { result: 'OK', saved });
    }
    const input = JSON.parse(body);
    if (input.revision !== server.revision) {
      const { code, status } = errors.changedMeanwhile;
      return new Response(JSON.stringify({ result: 'Error', code, msg: 'x' }), { status });
    }
    if (path === templateCalls.discardDraft.path) {
      server.revision = 0;
      return onWire(templateCalls.discardDraft, ok);
    }
    const { draft } = templateCalls.saveDraft.input.parse(input);
    server.revision += 1;
    server.telop = draft.changed[0]?.telop ?? '';
    return onWire(templateCalls.saveDraft, { result: 'OK', id: 3, revision: server.revision });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const savers: DraftSaver[] = [];
afterEach(() => {
  for (const saver of savers.splice(0)) saver.close();
});
function begin() {
  const saver = new DraftSaver(person, signageId, null, unsentOf(person, signageId));
  savers.push(saver);
  return saver;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('[D-T72] what is edited is saved a moment later, several letters at once', async () => {
  const saver = begin();
  saver.offer(drafted('い'));
  await pass(300);
  saver.offer(drafted('いら'));
  expect(saver.state.get().is).toBe('saving');
  await pass(600);
  expect([server.telop, server.revision, saver.state.get().is, saver.id.get()]).toEqual(['いら', 1, 'saved', 3]);
});

it('[D-T72] what the server could not be told is found again after a reload, and told once it is back', async () => {
  server.isAway = true;
  const saver = begin();
  saver.offer(drafted('消えない'));
  await pass(1000);
  expect(saver.state.get().is).toBe('unsent');
  saver.close();
  const reloaded = begin();
  expect(reloaded.draft.changed).toMatchObject([{ telop: '消えない' }]);
  server.isAway = false;
  await reloaded.flush();
  expect(server.telop).toBe('消えない');
  expect(unsentOf(person, signageId)).toBeUndefined();
});

it('[D-T61] what another page has saved meanwhile is not overwritten, unless its editor says so', async () => {
  const saver = begin();
  server.revision = 5;
  server.telop = 'ほかのタブ';
  saver.offer(drafted('このタブ'));
  await pass(1000);
  expect([saver.state.get().is, server.telop]).toEqual(['elsewhere', 'ほかのタブ']);
  saver.offer(drafted('このタブの続き'));
  await pass(1000);
  expect(server.telop).toBe('ほかのタブ');
  await saver.overwrite();
  expect(server.telop).toBe('このタブの続き');
});

it('[D-T61] a page that has nothing to lose takes over what another page saves', async () => {
  const saver = begin();
  const taken: (string | undefined)[] = [];
  saver.taken.add(({ changed }) => taken.push(changed[0]?.telop));
  const other = begin();
  other.offer(drafted('ほかのタブ'));
  await pass(600);
  vi.useRealTimers();
  await vi.waitFor(() => expect(taken).toEqual(['ほかのタブ']));
  expect([saver.revision, saver.draft.changed[0]?.telop]).toEqual([1, 'ほかのタブ']);
});

it('[D-T61] what is edited while the other page is asked is not lost to it', async () => {
  const saver = begin();
  server.revision = 5;
  server.telop = 'ほかのタブ';
  const asked = saver.takeOther();
  saver.offer(drafted('このタブ'));
  await asked;
  expect([saver.state.get().is, saver.draft.changed[0]?.telop]).toEqual(['elsewhere', 'このタブ']);
});

it('[D-T72] a signage that was deleted meanwhile is told of, and nothing more is sent', async () => {
  server.refusal = 'notFound';
  const saver = begin();
  saver.offer(drafted('むだ'));
  await pass(1000);
  expect(saver.state.get().is).toBe('gone');
});

it('[D-T60] a draft that is thrown away is kept nowhere, and can be taken back', async () => {
  const saver = begin();
  saver.offer(drafted('下書き'));
  await pass(1000);
  saver.offer(emptyDraft);
  await pass(1000);
  expect([server.revision, saver.id.get(), saver.state.get().is]).toEqual([0, null, 'saved']);
  saver.offer(drafted('下書き'));
  await pass(1000);
  expect([server.revision, server.telop]).toEqual([1, '下書き']);
});

it('[D-T61] back to what is live does not throw away what another browser has saved meanwhile, unless its editor says so', async () => {
  const saver = begin();
  saver.offer(drafted('下書き'));
  await pass(1000);
  Object.assign(server, { revision: 2, telop: 'ほかの機械' });
  saver.offer(emptyDraft);
  await pass(1000);
  expect([saver.state.get().is, server.revision, server.telop]).toEqual(['elsewhere', 2, 'ほかの機械']);
  await saver.overwrite();
  expect([saver.state.get().is, server.revision]).toEqual(['saved', 0]);
});

it('[D-T72] a draft that is live now is not kept any longer', async () => {
  const saver = begin();
  saver.offer(drafted('公開'));
  saver.forget();
  await pass(1000);
  expect([server.revision, unsentOf(person, signageId), saver.state.get()]).toEqual([
    0,
    undefined,
    { is: 'saved', at: null },
  ]);
});

it('[D-T72] what was typed while the letters before it were on their way is there after a reload, though the server has those', async () => {
  server.isSlow = true;
  const saver = begin();
  saver.offer(drafted('い'));
  await pass(500);
  saver.offer(drafted('いら'));
  const unsent = unsentOf(person, signageId);
  saver.close();
  const saved = { id: 3, draft: drafted('い'), revision: 1, savedAt: '2026-11-18T09:00:00+09:00' };
  const reloaded = new DraftSaver(person, signageId, saved, unsent);
  savers.push(reloaded);
  expect(reloaded.draft.changed).toMatchObject([{ telop: 'いら' }]);
});

it('[D-T62] what is changed while a draft is published is saved once that draft is gone, and not taken for the work of another page', async () => {
  const saver = begin();
  saver.offer(drafted('公開'));
  await saver.hold();
  expect(server).toMatchObject({ revision: 1, telop: '公開' });
  saver.offer(drafted('そのあと'));
  await pass(1000);
  expect(server.telop).toBe('公開');
  server.revision = 0;
  saver.forget();
  saver.offer(drafted('そのあと'));
  await pass(1000);
  expect([server.telop, saver.state.get().is]).toEqual(['そのあと', 'saved']);
});

it('[D-T62] what is changed while publishing is refused is saved then', async () => {
  const saver = begin();
  saver.offer(drafted('公開'));
  await saver.hold();
  saver.offer(drafted('そのあと'));
  saver.release();
  await pass(1000);
  expect([server.telop, saver.state.get().is]).toEqual(['そのあと', 'saved']);
});

it('[D-T72] what this browser did not send is not taken for a later draft that has come as far as that one had', () => {
  const saved = (id: number) => ({ id, draft: drafted('サーバー'), revision: 1, savedAt: '2026-11-18T09:00:00+09:00' });
  const unsent = { draft: drafted('ここ'), draftId: 3, revision: 1, underway: null };
  const begunWith = (id: number) => {
    const saver = new DraftSaver(person, signageId, saved(id), unsent);
    savers.push(saver);
    return saver.draft.changed[0]?.telop;
  };
  expect([begunWith(3), begunWith(4)]).toEqual(['ここ', 'サーバー']);
});
