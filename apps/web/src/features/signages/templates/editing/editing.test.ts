import { emptyDraft, isEmptyDraft, withDraft, withSize, withTemplate } from '@mukae/contract/domain/template/draft';
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

it('[D-T62] what was published is live at once, and what was changed meanwhile is still to be published', () => {
  const sent = write(begun, '公開');
  const later = write(sent, 'そのあと', { of: calling });
  const after = stepEditing(later, { type: 'published', draft: sent.draft });
  expect(after.draft.changed.map(({ telop }) => telop)).toEqual(['そのあと']);
  expect(after.live.templates.map(({ telop }) => telop)).toEqual(['公開', someTemplate.telop]);
  expect(undo(after)).toEqual(after);
});

it('[D-T72] begins where it was left, as far as that is still there', () => {
  const draft = withTemplate(someLive, emptyDraft, { ...calling, telop: 'つづき' });
  expect(beginEditing(someLive, draft, '2')).toMatchObject({ at: '2', draft: { changed: [{ telop: 'つづき' }] } });
  expect(beginEditing(someLive, draft, '99').at).toBe('1');
});
