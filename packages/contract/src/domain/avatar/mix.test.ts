import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Blendshape, blendshapes, scoreOf, scoresFrom } from './blendshapes';
import { type AvatarFrame, calmFrame } from './frame';
import { type AvatarMix, freshMix, mixed, type Sensed, type Watcher, watchers } from './mix';
import { closedMouth, type VoiceMouth, type VowelWeights, vowels } from './voiceMouth';

const tick = 1 / 30;
const nothing: Sensed = { face: null, voice: null };

const faceOf = (told: Partial<Record<Blendshape, number>>, yaw = 0): AvatarFrame => ({
  scores: scoresFrom(told),
  head: { yaw, pitch: 0, roll: 0 },
  hands: null,
});
const seen = (frame: AvatarFrame, by: Watcher = 'camera') => ({ face: { by, frame } });
const saying = (weights: Partial<VowelWeights>, loudness = 1): VoiceMouth => ({
  vowels: { ...closedMouth.vowels, ...weights },
  loudness,
});

/** What is shown after so many seconds of the same. */
const after = (seconds: number, sensed: Partial<Sensed>, from: AvatarMix = freshMix): AvatarMix =>
  Array.from({ length: Math.round(seconds / tick) }).reduce<AvatarMix>(
    (mix) => mixed(mix, { ...nothing, ...sensed }, tick),
    from,
  );

const score = ({ frame }: AvatarMix, shape: Blendshape): number => scoreOf(frame.scores, shape);

const anyScore = fc.double({ min: 0, max: 1, noNaN: true });
const anyAngle = fc.double({ min: -40, max: 40, noNaN: true });
const anyFace: fc.Arbitrary<AvatarFrame> = fc.record({
  scores: fc.array(anyScore, { minLength: blendshapes.length, maxLength: blendshapes.length }),
  head: fc.record({ yaw: anyAngle, pitch: anyAngle, roll: anyAngle }),
  hands: fc.constant(null),
});
const anyVoice: fc.Arbitrary<VoiceMouth> = fc
  .tuple(fc.tuple(anyScore, anyScore, anyScore, anyScore, anyScore), anyScore)
  .map(([[aa, ih, ou, ee, oh], loudness]) => {
    const most = Math.max(1, aa + ih + ou + ee + oh);
    return { vowels: { aa: aa / most, ih: ih / most, ou: ou / most, ee: ee / most, oh: oh / most }, loudness };
  });
const anySensed: fc.Arbitrary<Sensed> = fc.record({
  face: fc.option(fc.record({ by: fc.constantFrom(...watchers), frame: anyFace })),
  voice: fc.option(anyVoice),
});

describe('an avatar out of camera, phone and voice', () => {
  it('[O-V34] is the face that was chosen, without delay', () => {
    const smiling = faceOf({ mouthSmileLeft: 0.7 }, 12);
    const settled = after(1, seen(smiling));
    expect(settled.frame).toEqual(smiling);
    const turned = faceOf({ mouthSmileLeft: 0.7 }, -12);
    expect(mixed(settled, { ...nothing, ...seen(turned) }, tick).frame).toEqual(turned);
    expect(after(1, seen(turned, 'phone'), settled).frame).toEqual(turned);
  });

  it('[O-V34] opens the mouth as far as face or voice say, in the shape of whichever does more', () => {
    const face = faceOf({ jawOpen: 0.1, mouthStretchLeft: 0.4, mouthSmileLeft: 0.5 });
    const quiet = after(1, { ...seen(face), voice: closedMouth });
    const rounded = after(1, { ...seen(face), voice: saying({ ou: 1 }) });
    expect(score(quiet, 'mouthStretchLeft')).toBeCloseTo(0.4, 2);
    expect(score(rounded, 'mouthPucker')).toBeGreaterThan(0.65);
    expect(score(rounded, 'mouthStretchLeft')).toBeLessThan(0.1);
    expect(score(rounded, 'mouthSmileLeft')).toBe(0.5);
    expect(score(after(1, { ...seen(faceOf({ jawOpen: 0.8 })), voice: saying({ ih: 0.5 }) }), 'jawOpen')).toBe(0.8);
    expect(score(after(1, { ...seen(calmFrame), voice: saying({ aa: 1 }) }), 'jawOpen')).toBeGreaterThan(0.6);
  });

  it('[O-V34] lives from the voice alone: speaks, nods with a stress, lifts its brows', () => {
    const silent = after(5, { voice: closedMouth });
    const stressed = after(0.2, { voice: saying({ aa: 1 }) }, silent);
    const unstressed = after(0.2, { voice: closedMouth }, silent);
    expect(score(stressed, 'jawOpen')).toBeGreaterThan(0.6);
    expect(stressed.frame.head.pitch).toBeLessThan(unstressed.frame.head.pitch - 3);
    expect(score(stressed, 'browOuterUpLeft')).toBeGreaterThan(score(unstressed, 'browOuterUpLeft') + 0.2);
    expect(silent.frame.head).not.toEqual(after(6, { voice: closedMouth }).frame.head);
  });

  it('[O-V35] eases to the voice when the face is lost, and back when it is found', () => {
    const face = faceOf({ jawOpen: 0.9 }, 20);
    const found = after(1, seen(face));
    const lost = after(tick, {}, found);
    expect(lost.source).toBe('voice');
    expect(lost.frame.head.yaw).toBeGreaterThan(18);
    const gone = after(1, {}, found);
    expect(Math.abs(gone.frame.head.yaw)).toBeLessThan(5);
    expect(score(gone, 'jawOpen')).toBe(0);
    expect(after(1, seen(face), gone).frame).toEqual(face);
  });

  it('[O-V34] stays within what a face can do, whatever is sensed', () => {
    fc.assert(
      fc.property(fc.array(anySensed, { maxLength: 30 }), (moments) => {
        const last = moments.reduce((mix, sensed) => mixed(mix, sensed, tick), freshMix);
        for (const each of last.frame.scores) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(1);
        }
        for (const angle of Object.values(last.frame.head)) expect(Math.abs(angle)).toBeLessThanOrEqual(40);
      }),
    );
  });

  it('[O-V35] never jumps when faces come and go and sources are exchanged', () => {
    fc.assert(
      fc.property(
        fc.record({ camera: anyFace, phone: anyFace, voice: anyVoice }),
        fc.array(fc.option(fc.constantFrom(...watchers)), { maxLength: 40 }),
        ({ voice, ...faces }, moments) => {
          moments.reduce(
            (mix, by) => {
              const now = mixed(mix, { face: by && { by, frame: faces[by] }, voice }, tick);
              const moves = now.frame.scores.map((each, place) => Math.abs(each - (mix.frame.scores[place] ?? 0)));
              expect(Math.max(...moves)).toBeLessThan(0.2);
              expect(Math.abs(now.frame.head.yaw - mix.frame.head.yaw)).toBeLessThan(12);
              return now;
            },
            after(1, { ...seen(faces.camera), voice }),
          );
        },
      ),
    );
  });

  it('[O-V34] shows each vowel that is heard as itself', () => {
    const shapes = vowels.map((vowel) => after(1, { voice: saying({ [vowel]: 1 }) }).frame.scores);
    expect(new Set(shapes.map((scores) => scores.join())).size).toBe(vowels.length);
  });
});
