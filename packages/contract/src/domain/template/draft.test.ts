import { describe, expect, it } from 'vitest';
import { portrait } from '../signage/size';
import {
  type Draft,
  type EditedTemplate,
  emptyDraft,
  havingSeen,
  isEmptyDraft,
  type LiveTemplates,
  overtaken,
  withDraft,
  withoutTemplate,
  withSize,
  withTemplate,
} from './draft';
import { draftChanges } from './draftChanges';
import { laidOut } from './laidOut';
import { fromPreset, presetOf, withKeys } from './preset';

const standby: EditedTemplate = {
  key: '1',
  seen: { id: 1, version: 3 },
  scene: 'Standby',
  hours: null,
  layout: 'onlyAvatar',
  telop: 'いらっしゃいませ',
  showsTelop: true,
  telopColour: null,
  telopPlate: null,
  showsLogo: true,
  showsMedia: true,
  row: 'horizontal',
  touchButtons: [{ key: '9', id: 9, text: '受付', fontSize: 24, backgroundColour: '#125a4e', isShown: true }],
  boxes: {},
  logoId: null,
  playlist: [],
};
const calling: EditedTemplate = {
  ...standby,
  key: '2',
  seen: { id: 2, version: 1 },
  scene: 'Calling',
  touchButtons: [],
};
const hours = { name: '朝', days: ['mon' as const], from: '08:00', until: '11:00' };
const morning: EditedTemplate = { ...standby, key: 'new', seen: null, hours };
const live: LiveTemplates = { size: portrait, templates: [standby, calling] };

describe('a draft', () => {
  it('[D-T60] is what differs from what is live, and nothing once it is as live again', () => {
    const changed = withTemplate(live, emptyDraft, { ...standby, telop: 'ようこそ' });
    expect(changed.changed.map(({ telop }) => telop)).toEqual(['ようこそ']);
    expect(withDraft(live, changed).templates.map(({ telop }) => telop)).toEqual(['ようこそ', 'いらっしゃいませ']);
    expect(isEmptyDraft(withTemplate(live, changed, standby))).toBe(true);
  });

  it('[D-T60] has the size of the screen as long as that is another one', () => {
    const turned = withSize(live, emptyDraft, { width: 1920, height: 1080 });
    expect(withDraft(live, turned).size).toEqual({ width: 1920, height: 1080 });
    expect(isEmptyDraft(withSize(live, turned, { ...portrait }))).toBe(true);
  });

  it('[D-T96] has every block back where the layout has it once its screen is turned, and only then', () => {
    const box = { x: 0, y: 0, width: 0.5, height: 0.1 };
    const moved = { ...live, templates: [{ ...standby, boxes: { logo: box } }, calling] };
    const mine = withTemplate(moved, emptyDraft, { ...calling, boxes: { telop: box } });
    const boxesIn = (draft: Draft) => withDraft(moved, draft).templates.map(({ boxes }) => boxes);
    expect(boxesIn(withSize(moved, mine, { width: 1200, height: 1920 }))).toEqual([{ logo: box }, { telop: box }]);
    const turned = withSize(moved, mine, { width: 1920, height: 1080 });
    expect(boxesIn(turned)).toEqual([{}, {}]);
    expect(turned.size).toEqual({ width: 1920, height: 1080 });
  });

  it('[D-T66] adds and takes away templates with hours', () => {
    const added = withTemplate(live, emptyDraft, morning);
    expect(withDraft(live, added).templates.map(({ key }) => key)).toEqual(['1', '2', 'new']);
    expect(isEmptyDraft(withoutTemplate(added, morning))).toBe(true);
    const published = { ...morning, key: '5', seen: { id: 5, version: 1 } };
    const withMorning = { ...live, templates: [...live.templates, published] };
    const removed = withoutTemplate(emptyDraft, published);
    expect(withDraft(withMorning, removed).templates.map(({ key }) => key)).toEqual(['1', '2']);
    expect(draftChanges(withMorning, withDraft(withMorning, removed))).toMatchObject([{ of: 'removed' }]);
  });

  it('[D-T63] knows which of its templates somebody else has published since, until its editor has seen that', () => {
    const mine = withTemplate(live, emptyDraft, { ...standby, telop: 'わたし' });
    const now = { ...live, templates: [{ ...standby, seen: { id: 1, version: 4 }, telop: 'ほかの人' }, calling] };
    expect(overtaken(live, mine)).toEqual([]);
    expect(overtaken(now, mine).map(({ telop }) => telop)).toEqual(['ほかの人']);
    const seen = havingSeen(now, mine, '1');
    expect(overtaken(now, seen)).toEqual([]);
    expect(seen.changed).toMatchObject([{ telop: 'わたし', seen: { id: 1, version: 4 } }]);
  });

  it('[D-T62] is told line by line before it is published', () => {
    const wanted = withDraft(live, {
      size: { width: 1920, height: 1080 },
      changed: [
        { ...standby, telop: 'x', showsTelop: false, playlist: [{ mediaId: 7, seconds: 10 }] },
        { ...calling, boxes: { logo: { x: 0, y: 0, width: 0.5, height: 0.1 } } },
        morning,
      ],
      removed: [],
    });
    const lines = draftChanges(live, wanted).map((change) =>
      change.of === 'part' ? [change.template.scene, change.part] : change.of,
    );
    expect(lines).toEqual(['size', ['Standby', 'telop'], ['Standby', 'media'], ['Calling', 'places'], 'added']);
  });
});

it('[D-T41] another layout puts blocks back where it has them, all but the logo, and only the avatar alone hides the media', () => {
  const box = { x: 0, y: 0, width: 0.5, height: 0.1 };
  const moved = { boxes: { logo: box, telop: box } };
  expect(laidOut(moved, 'wipe')).toEqual({ layout: 'wipe', boxes: { logo: box }, showsMedia: true });
  expect(laidOut(moved, 'onlyAvatar').showsMedia).toBe(false);
});

it('[D-T68] a preset brings what a template shows, and neither its hours nor what its parts are known by', () => {
  const kept = { ...presetOf({ ...standby, telop: 'セール' }), scene: 'Calling' } as const;
  const used = fromPreset(
    { ...calling, hours },
    withKeys(kept, () => 'k'),
  );
  expect(presetOf({ ...standby, hours })).not.toHaveProperty('hours');
  expect(used).toMatchObject({ key: '2', seen: { id: 2 }, hours, telop: 'セール' });
  expect(used.touchButtons).toMatchObject([{ key: 'k', id: null, text: '受付' }]);
});
