import { describe, expect, it } from 'vitest';
import { bareTemplate, mediaSourceOf, type SceneTemplate } from '../template/sceneTemplate';
import { layouts } from '../template/template';
import { arrange, layoutShown, type SceneFacts } from './arrangement';
import { liesOn } from './clearOf';
import { presets } from './presets';

const template: SceneTemplate = {
  ...bareTemplate,
  layout: 'mediaAndAvatar',
  telop: 'いらっしゃいませ',
  showsTelop: true,
  showsMedia: true,
  media: [{ ...mediaSourceOf('/files/media/1.png'), seconds: null }],
};
const facts: SceneFacts = {
  orientation: 'vertical',
  scene: 'Standby',
  canCall: true,
  isSharing: false,
  dialogue: null,
  canAsk: false,
  hasCaption: false,
  hasNotice: false,
  mediaFailed: false,
};

describe('layoutShown', () => {
  it.each(layouts)('[O-T01] is %s when the template says so', (layout) => {
    expect(layoutShown({ ...template, layout }, facts)).toBe(layout);
  });

  it.each(layouts)('[O-T01] is the avatar alone when the medium of %s is missing, hidden or unreadable', (layout) => {
    expect(layoutShown({ ...template, layout, media: [] }, facts)).toBe('onlyAvatar');
    expect(layoutShown({ ...template, layout, showsMedia: false }, facts)).toBe('onlyAvatar');
    expect(layoutShown({ ...template, layout }, { ...facts, mediaFailed: true })).toBe('onlyAvatar');
  });

  it('[O-T01] is the wipe while the staff shows something, whatever the template says', () => {
    for (const layout of layouts) {
      expect(layoutShown({ ...template, layout, media: [] }, { ...facts, scene: 'Active', isSharing: true })).toBe(
        'wipe',
      );
    }
  });
});

describe('arrange', () => {
  it('[O-T01] hides the telop and the medium while the staff shows something', () => {
    const shown = arrange(template, { ...facts, scene: 'Active', isSharing: true });
    expect(shown).toMatchObject({ telop: null, media: null, screen: presets.vertical.share.screen });
    expect(shown.avatar?.width).toBeCloseTo(0.2);
  });

  it('[O-T01] [O-L50] who is watched has something to touch where she may call, and a slim counter where she may not', () => {
    const { hands, talk } = presets.vertical;
    expect(arrange(template, { ...facts, scene: 'Monitoring' }).counter).toEqual(hands.counter);
    expect(arrange(template, { ...facts, scene: 'Monitoring', canCall: false }).counter).toEqual(talk.counter);
  });

  it('[O-T01] gives the avatar the place of a telop that is not shown', () => {
    const { avatar } = arrange({ ...template, layout: 'onlyAvatar', showsTelop: false }, facts);
    const { avatar: smaller, telop } = arrange({ ...template, layout: 'onlyAvatar' }, facts);
    expect(avatar?.y).toBe(telop?.y);
    expect((avatar?.y ?? 0) + (avatar?.height ?? 0)).toBeCloseTo((smaller?.y ?? 0) + (smaller?.height ?? 0));
  });

  it('[O-T01] gives the telop the place of a speech that is not there', () => {
    const quiet = arrange(template, facts);
    const calling = arrange(template, { ...facts, scene: 'Calling' });
    expect(quiet.speech).toBeNull();
    expect(calling.speech).not.toBeNull();
    expect(quiet.telop?.height).toBeGreaterThan(calling.telop?.height ?? 1);
  });

  it('[D-A28] a notice takes the place of a telop that it would lie on, and nothing moves for it', () => {
    const upright = { ...template, layout: 'onlyAvatar' } as const;
    const noticed = { ...facts, hasNotice: true };
    const before = arrange(upright, facts);
    expect(before.telop).not.toBeNull();
    expect(arrange(upright, noticed)).toEqual({ ...before, telop: null });
    for (const layout of layouts) {
      const wide = { ...noticed, orientation: 'wide' } as const;
      expect(arrange({ ...template, layout }, wide).telop).not.toBeNull();
    }
  });

  it('[O-T01] a caption stands over the waist, or in the place of the telop', () => {
    const talking: SceneFacts = { ...facts, scene: 'Active', hasCaption: true };
    expect(arrange({ ...template, layout: 'onlyAvatar' }, talking).telop).not.toBeNull();
    expect(arrange({ ...template, layout: 'wipe' }, talking)).toMatchObject({ telop: null });
    for (const layout of layouts) expect(arrange({ ...template, layout }, talking).speech).not.toBeNull();
  });

  it.each(layouts)(
    '[D-AS05] what wakes the machine lies on nothing that is read when the template says %s',
    (layout) => {
      for (const orientation of ['vertical', 'wide'] as const) {
        const { ask } = presets[orientation].hands;
        const usual = arrange({ ...template, layout }, { ...facts, orientation });
        const { telop, avatar, media } = arrange({ ...template, layout }, { ...facts, orientation, canAsk: true });
        expect(telop && liesOn(telop, ask)).toBe(false);
        expect(telop?.height).toBeGreaterThan((usual.telop?.height ?? 0) * 0.6);
        if (avatar?.isFramed) expect(liesOn(avatar, ask)).toBe(false);
        expect(media).toEqual(usual.media);
      }
    },
  );

  it('[D-AS05] a telop that was moved to where the machine is woken makes way for it', () => {
    const boxes = { telop: { x: 0.1, y: 0.68, width: 0.8, height: 0.05 } };
    const { telop } = arrange({ ...template, boxes }, { ...facts, canAsk: true });
    expect(telop && liesOn(telop, presets.vertical.hands.ask)).toBe(false);
    expect(telop).toMatchObject({ x: 0.1, width: 0.8, height: 0.05 });
    expect(arrange({ ...template, boxes }, facts).telop).toMatchObject(boxes.telop);
  });

  it.each(layouts)('[O-AI01] a dialogue takes the stage from a template that says %s', (layout) => {
    const boxes = { avatar: { x: 0, y: 0.1, width: 0.2, height: 0.2 } };
    const shown = arrange({ ...template, layout, boxes }, { ...facts, dialogue: 'showing' });
    const { counter, stages } = presets.vertical.dialogue;
    const nothing = { media: null, telop: null, speech: null, screen: null };
    expect(shown).toEqual({ counter, avatar: stages.showing.avatar, ...nothing });
  });

  it.each(layouts)(
    '[D-N01] a screen without its server is laid out as on Standby when its template says %s',
    (layout) => {
      const asOnStandby = arrange({ ...template, layout }, facts);
      const cutOff = arrange({ ...template, layout }, { ...facts, scene: 'Offline', canCall: false });
      expect(cutOff).toEqual(asOnStandby);
    },
  );
});
