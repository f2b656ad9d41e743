import { describe, expect, it } from 'vitest';
import { landscape, orientations, portrait } from '../signage/size';
import { layouts } from '../template/template';
import type { Box } from './block';
import { presets, wipeRatios } from './presets';

const phases = ['hands', 'talk'] as const;
const nearly = 0.0002;

const bottom = ({ y, height }: Box) => y + height;
const right = ({ x, width }: Box) => x + width;
const overlap = (one: Box, other: Box): boolean =>
  Math.min(right(one), right(other)) - Math.max(one.x, other.x) > nearly &&
  Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) > nearly;

type Named = readonly [name: string, box: Box];

function expectApart(blocks: readonly Named[]): void {
  for (const [place, [name, box]] of blocks.entries()) {
    expect([name, box.x >= 0, box.y >= 0, right(box) <= 1 + nearly, bottom(box) <= 1 + nearly]).toEqual([
      name,
      true,
      true,
      true,
      true,
    ]);
    for (const [other, otherBox] of blocks.slice(place + 1)) {
      expect([name, other, overlap(box, otherBox)]).toEqual([name, other, false]);
    }
  }
}

/** What a visitor may choose from, with what is read beside it while the machine can be woken. */
function choicesOf({ hands }: (typeof presets)['vertical']): (readonly Named[])[] {
  const { touch, staffCallAlone, hintBesideAsk } = hands;
  const hint: Named = ['hint', hintBesideAsk];
  const withButtons = touch ? [touch.horizontal, touch.vertical] : [];
  return [
    [['staffCallAlone', staffCallAlone], hint],
    ...withButtons.map(({ buttons, staffCall }): readonly Named[] => [
      ['buttons', buttons],
      ['staffCall', staffCall],
      hint,
    ]),
  ];
}

/** Sets of blocks on the counter that show at the same time. */
function countersOf({ hands, talk }: (typeof presets)['vertical']) {
  const { touch, hint, staffCallAlone, panel, cancel, message, absence } = hands;
  const choices = touch ? [touch.horizontal, touch.vertical] : [];
  return {
    hands: [
      [['staffCallAlone', staffCallAlone] as const, ['hint', hint] as const],
      [['panel', panel] as const, ['cancel', cancel] as const],
      [['message', message] as const],
      Object.entries(absence).map(([name, block]) => [name, block] as const),
      ...choices.map(({ buttons, staffCall }) => [
        ['buttons', buttons] as const,
        ['staffCall', staffCall] as const,
        ['hint', hint] as const,
      ]),
    ],
    talk: [[['panel', talk.panel] as const, ['end', talk.end] as const]],
  };
}

describe.each(orientations)('[O-T01] the presets of a %s screen', (orientation) => {
  const preset = presets[orientation];
  const { head, share } = preset;
  const counters = countersOf(preset);

  describe.each(layouts)('%s', (layout) => {
    it.each(phases)('in the phase of %s, no two blocks lie on one another', (phase) => {
      const { avatar, media, telop } = preset.views[layout][phase];
      const view = Object.entries({ avatar, media, telop }).flatMap(([name, box]): Named[] =>
        box ? [[name, box]] : [],
      );
      expectApart([['logo', head.logo], ['ribbon', head.ribbon], ...view, ['counter', preset[phase].counter]]);
    });

    it.each(phases)('in the phase of %s, a bubble hides no face and no medium', (phase) => {
      const { avatar, media, telop, speech } = preset.views[layout][phase];
      if (media) expect(overlap(speech, media)).toBe(false);
      if (!speech.replacesTelop) expect(overlap(speech, telop)).toBe(false);
      if (avatar) expect(speech.y > avatar.y + avatar.height * 0.6 || !overlap(speech, avatar)).toBe(true);
    });

    it.each(phases)('in the phase of %s, the avatar ends at the edge of the counter, or is framed', (phase) => {
      const { avatar } = preset.views[layout][phase];
      if (avatar && !avatar.isFramed) expect(bottom(avatar)).toBeCloseTo(preset[phase].counter.y, 3);
    });

    it('shows a medium unless it is the avatar alone, and an avatar unless it is the medium alone', () => {
      for (const phase of phases) {
        const { avatar, media } = preset.views[layout][phase];
        expect([media !== null, avatar !== null]).toEqual([layout !== 'onlyAvatar', layout !== 'onlyMedia']);
      }
    });
  });

  it('the wipe has its share of the width', () => {
    for (const phase of phases) {
      expect(preset.views.wipe[phase].avatar?.width).toBeCloseTo(wipeRatios[orientation], 4);
    }
  });

  it('what the staff shows has its place beside the wipe', () => {
    const { avatar } = preset.views.wipe.talk;
    expectApart([
      ['logo', head.logo],
      ['ribbon', head.ribbon],
      ['screen', share.screen],
      ['speech', share.speech],
      ['avatar', avatar ?? share.screen],
      ['counter', preset.talk.counter],
    ]);
  });

  it.each(phases)('what lies on the counter of %s lies on it, side by side', (phase) => {
    for (const blocks of counters[phase]) {
      expectApart(blocks);
      for (const [name, box] of blocks) expect([name, box.y > preset[phase].counter.y]).toEqual([name, true]);
    }
  });

  it('all that is touched is within reach, and large enough for a finger', () => {
    const { hands, talk } = preset;
    const choices = hands.touch ? [hands.touch.horizontal, hands.touch.vertical] : [];
    const touched = [
      hands.staffCallAlone,
      hands.cancel,
      talk.end,
      ...choices.flatMap(({ buttons, staffCall }) => [buttons, staffCall]),
    ];
    const shortSide = orientation === 'vertical' ? 1920 : 1080;
    for (const box of touched) {
      expect(box.height * shortSide).toBeGreaterThanOrEqual(80);
      expect(box.y).toBeGreaterThanOrEqual(orientation === 'vertical' ? 0.75 : 0.8);
      expect(bottom(box)).toBeLessThanOrEqual(orientation === 'vertical' ? 0.96 : 0.98);
    }
  });

  const { dialogue, hands } = preset;
  const onCounter: readonly Named[] = [
    ['hands', dialogue.hands],
    ['staffCall', dialogue.staffCall],
    ['note', dialogue.note],
  ];

  it.each(['alone', 'showing'] as const)(
    '[D-AS04] [D-AS08] while the machine answers %s, nothing lies on another',
    (stage) => {
      const { words, picture, plate, avatar } = dialogue.stages[stage];
      expectApart([
        ['logo', head.logo],
        ['ribbon', head.ribbon],
        ['words', words],
        ...(picture ? [['picture', picture] as const] : []),
        ['plate', { ...plate, width: plate.width * 0.6 }],
        ['close', dialogue.close],
        ...onCounter,
      ]);
      for (const [name, box] of onCounter) expect([name, box.y > dialogue.counter.y]).toEqual([name, true]);
      // Around her there is air.
      const seen = { ...avatar, x: avatar.x + avatar.width * 0.1, width: avatar.width * 0.8, y: avatar.y + 0.02 };
      expect(overlap({ ...words, height: words.height - 0.04 }, seen)).toBe(false);
      if (picture) expect(avatar.x + avatar.width / 2).toBeLessThan(picture.x);
    },
  );

  it('[D-AS03] [D-AS04] the sheet for a question covers neither who stands behind it nor the staff call', () => {
    const { words, plate, avatar } = dialogue.stages.writing;
    expectApart([
      ['ribbon', head.ribbon],
      ['words', words],
      ['staffCall', dialogue.staffCall],
      ['note', dialogue.note],
      ['avatar', avatar],
    ]);
    expect(overlap(plate, words)).toBe(false);
    expect(words.height * words.width).toBeGreaterThan(0.35);
  });

  it('[D-AS04] all that is touched in a dialogue is within reach, and large enough for a finger', () => {
    const { height } = orientation === 'vertical' ? portrait : landscape;
    for (const box of [dialogue.hands, dialogue.staffCall, dialogue.close, hands.ask]) {
      expect(box.height * height).toBeGreaterThanOrEqual(80);
      expect(box.y).toBeGreaterThanOrEqual(orientation === 'vertical' ? 0.68 : 0.7);
      expect(bottom(box)).toBeLessThanOrEqual(0.98);
    }
  });

  it('[D-AS05] what wakes the machine stands on the edge of the counter, and on nothing that is touched', () => {
    const edge = hands.counter.y;
    expect([hands.ask.y < edge + 0.02, bottom(hands.ask) > edge]).toEqual([true, true]);
    for (const blocks of choicesOf(preset)) expectApart([['ask', hands.ask], ...blocks]);
  });

  it('texts have room to grow smaller, and never below what can be read', () => {
    const texts = [
      head.ribbon,
      head.banner,
      preset.hands.panel,
      preset.talk.panel,
      ...layouts.flatMap((layout) => phases.map((phase) => preset.views[layout][phase].telop)),
    ];
    for (const { fontSize, minFontSize } of texts) {
      expect(minFontSize).toBeGreaterThanOrEqual(26);
      expect(fontSize).toBeGreaterThanOrEqual(minFontSize);
    }
  });
});
