import { hearingCalls } from '@mukae/contract/calls/hearing';
import { call, isError } from '@/api/call';
import { type Ear, openEar, type SpeechServer } from '@/hearing';
import type { KeptDevice } from './keptDevice';

const server: SpeechServer = {
  async engine() {
    const answer = await call(hearingCalls.getHearing, {});
    return isError(answer) ? 'none' : answer.engine;
  },
  async hear(sound, language) {
    const file = new File([sound], 'speech.wav', { type: 'audio/wav' });
    const answer = await call(hearingCalls.hear, { language }, { sound: file });
    return isError(answer) ? null : answer;
  },
};

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
  });
