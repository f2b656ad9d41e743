import { microphonePermission } from '@/features/reception/standby/readiness/microphoneReadiness';
import { Observed } from '@/observing/observed';
import { type DeviceChoice, LocalDevice, MediaFailure, type MediaFault } from '@/rtc';
import { ownVoice, VoiceChanger, type VoiceShape } from '@/voice';
import type { Voice } from '../call/CallSession';
import { SentVoice } from './SentVoice';
import { voiceChoice } from './voiceChoice';

/** The operator's microphone: open while she talks. */
export class Microphone implements Voice {
  readonly device: LocalDevice;
  /** As it comes from the device. */
  readonly source = new Observed<MediaStreamTrack | null>(null);
  /** What is sent: the same, or one with another voice. */
  readonly track = new Observed<MediaStreamTrack | null>(null);
  readonly fault = new Observed<MediaFault | null>(null);
  readonly shape = new Observed<VoiceShape>(voiceChoice.remembered());
  /** The voice was to be another one, and cannot: the own one is sent. */
  readonly isUnchangeable = new Observed(false);
  #sent: SentVoice | undefined;
  #isExpected = false;

  constructor(choice: DeviceChoice) {
    this.device = new LocalDevice('microphone', choice);
  }

  open(hear: (track: MediaStreamTrack) => void): () => void {
    const send = (track: MediaStreamTrack) => {
      this.track.set(track);
      hear(track);
    };
    const stops = [
      this.device.on('fault', (fault) => this.fault.set(fault)),
      this.device.on('track', (track) => this.#hear(track, send)),
    ];
    const { track } = this.device;
    if (track) this.#hear(track, send);
    void this.#tried(this.device.open());
    return () => {
      for (const stop of stops) stop();
      this.#sent?.close();
      this.#sent = undefined;
      this.device.close();
      this.source.set(null);
      this.track.set(null);
    };
  }

  /** Opened before it is needed, where nobody has to be asked for it. */
  async prepare(): Promise<void> {
    this.#isExpected = true;
    const permission = await microphonePermission();
    if (this.#isExpected && permission?.state === 'granted') await this.#tried(this.device.open());
  }

  /** What was prepared is not needed after all. */
  putAway(): void {
    this.#isExpected = false;
    this.device.close();
  }

  choose(device: MediaDeviceInfo): void {
    void this.device.choose(device);
  }

  readonly reshape = (shape: VoiceShape): void => {
    voiceChoice.remember(shape);
    this.shape.set(shape);
    this.isUnchangeable.set(false);
    this.#sent?.change(shape);
  };

  #hear(track: MediaStreamTrack, send: (track: MediaStreamTrack) => void): void {
    this.fault.set(null);
    this.source.set(track);
    const old = this.#sent;
    this.#sent = new SentVoice(track, this.shape.get(), {
      changerOf: (source) => VoiceChanger.of(source),
      send,
      // Not remembered: it may fail only because the page is being left.
      onFailure: () => {
        this.shape.set(ownVoice);
        this.isUnchangeable.set(true);
      },
    });
    old?.close();
  }

  async #tried(attempt: Promise<unknown>): Promise<void> {
    try {
      await attempt;
    } catch (failure) {
      this.fault.set(MediaFailure.from(failure).fault);
    }
  }
}
