import { hearingCalls, type SpokenLanguage } from '@mukae/contract/calls/hearing';
import { call, isError } from '@/api/call';
import { type Ear, openEar, type SpeechServer } from '@/hearing';
import { Observed } from '@/observing/observed';
import type { KeptDevice } from './keptDevice';

const server: SpeechServer = {
  async engine() {
    const answer = await call(hearingCalls.getHearing, {});
    return isError(answer) ? 'none' : answer.engine;
  },
  async hear(sound, language, calledOff) {
    const file = new File([sound], 'speech.wav', { type: 'audio/wav' });
    const answer = await call(hearingCalls.hear, { language }, { sound: file }, calledOff);
    return isError(answer) ? null : answer;
  },
};

/** What visitors speak here, as far as it is known. */
export const expectedLanguage = new Observed<SpokenLanguage>('auto');

/** Hears visitors by the microphone of the screen. */
export const openVisitorEar = (microphone: KeptDevice): Ear =>
  openEar({
    microphone: {
      get track() {
        return microphone.track;
      },
      onTrack: (hear) => microphone.device.on('track', hear),
      use: () => microphone.use(),
    },
    server,
    language: expectedLanguage,
  });
