import { describe, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { patiently } from '@/testing/patiently';
import { ownVoice, type VoiceShape } from '@/voice';
import { SentVoice } from './SentVoice';

const deep: VoiceShape = { pitch: -4, formant: -2 };
const high: VoiceShape = { pitch: 4, formant: 2 };

function sentVoice(shape: VoiceShape, isPossible = true) {
  const microphone = fakeTrack('audio');
  const changer = { track: fakeTrack('audio'), change: vi.fn(), close: vi.fn() };
  const send = vi.fn();
  const onFailure = vi.fn();
  const changerOf = vi.fn(async () => {
    if (!isPossible) throw new Error('no worklet');
    return changer;
  });
  const voice = new SentVoice(microphone, shape, { changerOf, send, onFailure });
  const sent = () => send.mock.lastCall?.[0];
  return { voice, microphone, changer, changerOf, sent, onFailure };
}

describe('the voice that is sent', () => {
  it('[O-V39] is the own one, and nothing is made for it, until it is changed', () => {
    const { sent, microphone, changerOf } = sentVoice(ownVoice);
    expect(sent()).toBe(microphone);
    expect(changerOf).not.toHaveBeenCalled();
  });

  it('[O-V39] becomes another one as soon as that is there, and follows it', async () => {
    const { voice, sent, microphone, changer, changerOf } = sentVoice(deep);
    expect(sent()).toBe(microphone);
    await patiently(() => expect(sent()).toBe(changer.track));
    expect(changer.change).toHaveBeenLastCalledWith(deep);
    voice.change(high);
    expect(changer.change).toHaveBeenLastCalledWith(high);
    expect(changerOf).toHaveBeenCalledOnce();
  });

  it('[O-V39] is the own one again, and lets the changer go', async () => {
    const { voice, sent, microphone, changer } = sentVoice(deep);
    await patiently(() => expect(sent()).toBe(changer.track));
    voice.change(ownVoice);
    expect(sent()).toBe(microphone);
    expect(changer.close).toHaveBeenCalled();
  });

  it('[O-V39] stays the own one when she changed her mind meanwhile, or has gone', async () => {
    for (const leave of [
      ({ voice }: ReturnType<typeof sentVoice>) => voice.change(ownVoice),
      ({ voice }: ReturnType<typeof sentVoice>) => voice.close(),
    ]) {
      const mine = sentVoice(deep);
      leave(mine);
      await patiently(() => expect(mine.changer.close).toHaveBeenCalled());
      expect(mine.sent()).toBe(mine.microphone);
    }
  });

  it('[O-V39] stays the own one where it cannot be changed, and that is told', async () => {
    const { sent, microphone, onFailure } = sentVoice(deep, false);
    await patiently(() => expect(onFailure).toHaveBeenCalled());
    expect(sent()).toBe(microphone);
  });
});
