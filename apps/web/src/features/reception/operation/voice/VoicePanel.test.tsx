import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { Observed } from '@/observing/observed';
import { ownVoice, type VoiceShape } from '@/voice';
import { VoicePanel } from './VoicePanel';
import { voiceTexts } from './voice.texts';

const t = voiceTexts.ja;

class FakeRecorder {
  state = 'inactive';
  mimeType = 'audio/webm';
  onstop = () => {};
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.onstop();
  }
}

/** What plays, if anything does. */
let playing: FakeAudio | undefined;
let canPlay = true;

class FakeAudio {
  onended = () => {};
  play(): Promise<void> {
    playing = this;
    return canPlay ? Promise.resolve() : Promise.reject(new Error('no speaker'));
  }
  pause(): void {
    playing = undefined;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  canPlay = true;
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('MediaStream', class {});
  vi.stubGlobal('Audio', FakeAudio);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:voice');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show() {
  const microphone = {
    shape: new Observed<VoiceShape>(ownVoice),
    track: new Observed<MediaStreamTrack | null>(fakeTrack('audio')),
    isUnchangeable: new Observed(false),
    reshape: vi.fn(),
  };
  const speakAside = vi.fn();
  const { unmount } = render(
    <MantineProvider env="test">
      <VoicePanel microphone={microphone} speakAside={speakAside} />
    </MantineProvider>,
  );
  return { microphone, speakAside, unmount };
}

const tryOut = () => fireEvent.click(screen.getByRole('button', { name: t.tryOut }));
const speak = () => act(() => vi.advanceTimersByTimeAsync(3000));
const said = () => screen.getByRole('status').textContent;

describe('trying one’s voice', () => {
  it('[O-V36] is spoken aside, heard, and leaves nothing behind', async () => {
    const { speakAside } = show();
    tryOut();
    expect(said()).toBe(t.trial.recording);
    expect(speakAside.mock.calls).toEqual([[true]]);
    await speak();
    expect(said()).toBe(t.trial.playing);
    act(() => playing?.onended());
    expect(said()).toBe('');
    expect(speakAside.mock.calls).toEqual([[true], [false]]);
    expect(URL.revokeObjectURL).toHaveBeenCalledOnce();
  });

  it('[O-V36] says when it cannot be played, and lets her be heard again', async () => {
    canPlay = false;
    const { speakAside } = show();
    tryOut();
    await speak();
    expect(said()).toBe(t.trial.failed);
    expect(speakAside).toHaveBeenLastCalledWith(false);
    expect(URL.revokeObjectURL).toHaveBeenCalledOnce();
  });

  it('[O-V36] ends with the panel, whether she speaks or listens', async () => {
    const listening = show();
    tryOut();
    await speak();
    listening.unmount();
    expect(playing).toBeUndefined();
    expect(URL.revokeObjectURL).toHaveBeenCalledOnce();
    const speaking = show();
    tryOut();
    speaking.unmount();
    await speak();
    expect(playing).toBeUndefined();
    expect(speaking.speakAside).toHaveBeenLastCalledWith(false);
  });
});

it('[O-V39] says that the voice could not be changed', () => {
  const { microphone } = show();
  expect(said()).toBe('');
  act(() => microphone.isUnchangeable.set(true));
  expect(said()).toBe(t.unchangeable);
});

it('[O-V37] says how the voice was changed, also to who does not see it', () => {
  const { microphone } = show();
  const depth = () => screen.getByRole('slider', { name: t.formant.label }).getAttribute('aria-valuetext');
  expect(depth()).toBe(t.asItIs);
  act(() => microphone.shape.set({ pitch: 0, formant: -2.5 }));
  expect(depth()).toBe('太く 2.5');
});
