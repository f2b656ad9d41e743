import { Listeners } from '@/observing/listeners';
import { VoiceActivity } from './activity/voiceActivity';
import { BrowserRecognition } from './browser/browserRecognition';
import { findRecognizer } from './browser/recognizer';
import type { Ear, EarMicrophone, Heard, SpeechServer } from './heard';
import { Understanding } from './understanding';

interface Options {
  microphone: EarMicrophone;
  server: SpeechServer;
  /** Which one is spoken, where somebody has chosen. */
  language?: () => 'ja' | 'en' | 'auto';
  /** Where the browser's own recognition is looked for. */
  place?: object;
}

/** So often a service that did not understand is asked whether it does by now, and a browser without a network whether it has one. */
const againMs = 60_000;

const locales = { ja: 'ja-JP', en: 'en-US', auto: 'ja-JP' } as const;

/** Hears visitors by whoever here understands speech: the browser, or the service. */
export function openEar({ microphone, server, language = () => 'auto', place = globalThis }: Options): Ear {
  const listeners = new Listeners<Heard>();
  const Found = findRecognizer(place);
  const browser = Found && new BrowserRecognition(Found, () => locales[language()]);
  const voice = new VoiceActivity();
  const understanding = new Understanding({
    hasBrowser: browser !== undefined,
    server,
    language,
    tell: (heard) => listeners.tell(heard),
  });
  const { engine } = understanding;
  let stops: (() => void)[] = [];
  /** Where nobody understands, nobody needs to know when somebody speaks. */
  let needsVoice = false;

  function hearVoice(): void {
    needsVoice = true;
    if (!listeners.isEmpty) voice.listen(microphone.track);
  }

  voice.on('opened', () => understanding.voiceIsKnown());
  voice.on('began', () => understanding.voiceBegan());
  voice.on('said', (speech) => understanding.said(speech));
  voice.on('coughed', () => understanding.coughed());
  voice.on('failed', () => understanding.voiceFails());
  browser?.on('works', () => {
    understanding.browserWorks();
    hearVoice();
  });
  browser?.on('fails', () => understanding.browserFails());
  browser?.on('speechBegan', () => understanding.browserNoticed());
  browser?.on('partial', (text) => understanding.partial(text));
  browser?.on('sentence', (text) => understanding.sentence(text));

  async function askServer(): Promise<void> {
    const understands = await server.engine().catch(() => 'none' as const);
    understanding.serverIs(understands);
    if (understands === 'server') hearVoice();
  }

  function begin(): void {
    const follow = (track: MediaStreamTrack | null) => {
      if (needsVoice) voice.listen(track);
      if (engine.get() !== 'server') browser?.listen(track);
    };
    const again = setInterval(() => {
      if (engine.get() !== 'browser') void askServer();
      if (engine.get() === 'none') browser?.listen(microphone.track);
    }, againMs);
    stops = [microphone.use(), microphone.onTrack(follow), () => clearInterval(again)];
    void askServer();
    follow(microphone.track);
  }

  function end(): void {
    for (const stop of stops.splice(0)) stop();
    browser?.stop();
    voice.pause();
    understanding.forget();
  }

  return {
    engine,
    level: (onLevel) => voice.on('level', onLevel),
    listen(onHeard) {
      const isFirst = listeners.isEmpty;
      const stop = listeners.add(onHeard);
      if (isFirst) begin();
      let isListening = true;
      return () => {
        if (!isListening) return;
        isListening = false;
        stop();
        if (listeners.isEmpty) end();
      };
    },
    close() {
      end();
      voice.close();
    },
  };
}
