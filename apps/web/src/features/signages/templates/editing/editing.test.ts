import {
  emptyDraft,
  firstVersion,
  isEmptyDraft,
  overtaken,
  withDraft,
  withoutTemplate,
  withSize,
  withTemplate,
} from '@mukae/contract/domain/template/draft';
import { describe, expect, it } from 'vitest';
import { someLive, someTemplate } from '../testing/someTemplates';
import { beginEditing, type Editing, stepEditing } from './editing';

const begun = beginEditing(someLive, emptyDraft, null);
const [standby, calling] = someLive.templates;
if (!standby || !calling) throw new Error('two templates');

/** The telop of a template is written anew. */
const write = (editing: Editing, telop: string, { kind = null as string | null, when = 0, of = standby } = {}) =>
  stepEditing(editing, {
    type: 'changed',
    change: (draft, live) => withTemplate(live, draft, { ...of, telop }),
    kind,
    when,
  });
const telops = ({ live, draft }: Editing) => withDraft(live, draft).templates.map(({ telop }) => telop);
const undo = (editing: Editing) => stepEditing(editing, { type: 'undone' });
const redo = (editing: Editing) => stepEditing(editing, { type: 'redone' });
const goTo = (editing: Editing, at: string) => stepEditing(editing, { type: 'wentTo', at });

describe('undo and redo', () => {
  it('[D-T71] take back and do again whatever was changed, one step after the other', () => {
    const twice = write(write(begun, '一'), '二');
    expect(telops(undo(twice))[0]).toBe('一');
    expect(telops(undo(undo(twice)))[0]).toBe(someTemplate.telop);
    expect(telops(redo(undo(twice)))[0]).toBe('二');
    expect(undo(begun)).toEqual(begun);
    expect(redo(twice)).toEqual(twice);
  });

  it('[D-T71] a change after an undo leaves nothing to be done again', () => {
    const changed = write(undo(write(begun, '一')), '三');
    expect(redo(changed)).toEqual(changed);
    expect(telops(changed)[0]).toBe('三');
  });

  it('[D-T71] what is typed in one go is one step, and what is typed after a pause another', () => {
    const kind = 'telop';
    const typed = ['い', 'いら', 'いらっ'].reduce((now, text, at) => write(now, text, { kind, when: at * 300 }), begun);
    expect(telops(undo(typed))[0]).toBe(someTemplate.telop);
    const later = write(typed, 'いらっしゃい', { kind, when: 5000 });
    expect(telops(undo(later))[0]).toBe('いらっ');
  });

  it('[D-T71] lead back to the scene where the change was made', () => {
    const there = goTo(write(goTo(begun, '2'), 'お待ちください', { of: calling }), '1');
    expect(undo(there).at).toBe('2');
    expect(redo(goTo(undo(there), '1')).at).toBe('2');
  });

  it('[D-T71] take back the size of the screen and the throwing away of a draft as well', () => {
    const turned = stepEditing(begun, {
      type: 'changed',
      change: (draft, live) => withSize(live, draft, { width: 1920, height: 1080 }),
      kind: null,
      when: 0,
    });
    expect(undo(turned).draft.size).toBeNull();
    const discarded = stepEditing(write(begun, '一'), {
      type: 'changed',
      change: () => emptyDraft,
      kind: null,
      when: 0,
    });
    expect(isEmptyDraft(discarded.draft)).toBe(true);
    expect(telops(undo(discarded))[0]).toBe('一');
  });
});

describe('what is live meanwhile', () => {
  const republished = { ...standby, seen: { id: 1, version: 2 }, telop: 'ほかの人' };
  const now = { ...someLive, templates: [republished, calling] };

  it('[D-T63] changes beneath a draft that has not touched it, and is kept apart from one that has', () => {
    const follows = stepEditing(begun, { type: 'liveChanged', live: now });
    expect(telops(follows)[0]).toBe('ほかの人');
    const mine = stepEditing(write(begun, 'わたし'), { type: 'liveChanged', live: now });
    expect(telops(mine)[0]).toBe('わたし');
  });

  it('[D-T63] is no change any more where somebody else has published the same', () => {
    const same = stepEditing(write(begun, 'ほかの人'), { type: 'liveChanged', live: now });
    expect(isEmptyDraft(same.draft)).toBe(true);
  });

  it('[D-T66] a template with hours that somebody else has removed while it is edited here is a new one', () => {
    const hours = { name: '朝', days: ['mon' as const], from: '08:00', until: '11:00' };
    const timed = { ...standby, key: '3', seen: { id: 3, version: 1 }, hours };
    const with3 = { ...someLive, templates: [...someLive.templates, timed] };
    const edited = write(goTo(beginEditing(with3, emptyDraft, null), '3'), 'おはよう', { of: timed });
    const removed = stepEditing(edited, { type: 'liveChanged', live: someLive });
    expect(removed.draft.changed).toMatchObject([{ seen: null, telop: 'おはよう' }]);
    expect(removed.at).toBe('3');
  });
});

/** What the server answers when a draft is live: every template one version on, new ones with an id of their own. */
const liveAfter = ({ draft, live }: Editing) =>
  withDraft(live, draft).templates.map(({ key, seen }) =>
    seen
      ? { id: seen.id, version: seen.version + 1, draftKey: null }
      : { id: 90, version: firstVersion, draftKey: key },
  );
const publish = (now: Editing, sent: Editing) =>
  stepEditing(now, { type: 'published', draft: sent.draft, now: liveAfter(sent) });
const timed = { ...calling, key: 'new-1', seen: null, hours: { name: '朝', days: [], from: '08:00', until: '11:00' } };

describe('what was published', () => {
  const sent = write(begun, '公開');

  it('[D-T62] is live at once, and what was changed meanwhile is still to be published', () => {
    const after = publish(write(sent, 'そのあと', { of: calling }), sent);
    expect(after.draft.changed.map(({ telop }) => telop)).toEqual(['そのあと']);
    expect(after.live.templates.map(({ telop }) => telop)).toEqual(['公開', someTemplate.telop]);
    expect(undo(after)).toEqual(after);
  });

  it('[D-T62] is gone on from by what was changed in the same template meanwhile: nobody overtakes herself', () => {
    const after = publish(write(sent, '公開のあと'), sent);
    expect(after.draft.changed.map(({ telop, seen }) => [telop, seen?.version])).toEqual([['公開のあと', 2]]);
    expect(overtaken(after.live, after.draft)).toEqual([]);
  });

  it('[D-T62] leaves who edits a new template with hours where she is, also once it is read again', () => {
    const there = goTo(write(begun, '朝です', { of: timed }), 'new-1');
    const after = publish(there, there);
    const read = {
      ...after.live,
      templates: [...someLive.templates, { ...timed, telop: '朝です', seen: { id: 90, version: 1 } }],
    };
    const reread = stepEditing(after, { type: 'liveChanged', live: read });
    expect(reread.at).toBe('new-1');
    expect(isEmptyDraft(reread.draft)).toBe(true);
  });

  it('[D-T94] is known again by its key where its answer was lost, and not there twice', () => {
    const there = write(write(begun, '朝です', { of: timed }), 'そのあと', { of: timed });
    const read = {
      ...someLive,
      templates: [...someLive.templates, { ...timed, telop: '朝です', seen: { id: 90, version: 1 } }],
    };
    const reread = stepEditing(there, { type: 'liveChanged', live: read });
    expect(withDraft(reread.live, reread.draft).templates).toHaveLength(3);
    expect(reread.draft.changed.map(({ telop, seen }) => [telop, seen])).toEqual([
      ['そのあと', { id: 90, version: 1 }],
    ]);
  });
});

it('[D-T92] a template with hours that somebody else has changed is not removed unseen', () => {
  const morning = { ...timed, key: '9', seen: { id: 9, version: 1 } };
  const live = { ...someLive, templates: [...someLive.templates, morning] };
  const removed = stepEditing(beginEditing(live, emptyDraft, null), {
    type: 'changed',
    change: (draft) => withoutTemplate(draft, morning),
    kind: null,
    when: 0,
  });
  expect(removed.draft.removed).toHaveLength(1);
  const changed = { ...morning, telop: 'ほかの人', seen: { id: 9, version: 2 } };
  const now = stepEditing(removed, {
    type: 'liveChanged',
    live: { ...live, templates: [...someLive.templates, changed] },
  });
  expect(now.draft.removed).toEqual([]);
  expect(telops(now)).toContain('ほかの人');
});

describe('a step back', () => {
  it('[D-T71] is none where nothing was changed, and leaves what can be done again', () => {
    const undone = undo(write(begun, '一'));
    const again = write(undone, someTemplate.telop);
    expect(again.past).toEqual([]);
    expect(telops(redo(again))[0]).toBe('一');
  });

  it('[D-T63] does not bring back what somebody else has taken from beneath it', () => {
    const morning = { ...timed, key: '9', seen: { id: 9, version: 1 } };
    const live = { ...someLive, templates: [...someLive.templates, morning] };
    const edited = write(beginEditing(live, emptyDraft, null), '朝です', { of: morning });
    const cleared = stepEditing(edited, { type: 'changed', change: () => emptyDraft, kind: null, when: 0 });
    const back = undo(stepEditing(cleared, { type: 'liveChanged', live: someLive }));
    expect(back.draft.changed.map(({ telop, seen }) => [telop, seen])).toEqual([['朝です', null]]);
  });
});

it('[D-T72] begins where it was left, as far as that is still there', () => {
  const draft = withTemplate(someLive, emptyDraft, { ...calling, telop: 'つづき' });
  expect(beginEditing(someLive, draft, '2')).toMatchObject({ at: '2', draft: { changed: [{ telop: 'つづき' }] } });
  expect(beginEditing(someLive, draft, '99').at).toBe('1');
});
