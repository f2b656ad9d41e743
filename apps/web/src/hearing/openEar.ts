import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import { Listeners } from '@/observing/listeners';
import { Observed } from '@/observing/observed';
import { VoiceActivity } from './activity/voiceActivity';
import { BrowserRecognition } from './browser/browserRecognition';
import { findRecognizer } from './browser/recognizer';
import type { Ear, EarMicrophone, Heard, SpeechServer } from './heard';
import { Understanding } from './understanding';

interface Options {
  microphone: EarMicrophone;
  server: SpeechServer;
  /** Which one is spoken, as far as it is known. */
  language?: Pick<Observed<SpokenLanguage>, 'get' | 'subscribe'>;
  /** Where the browser's own recognition is looked for. */
  place?: object;
}

/** So often a service that did not understand is asked whether it does by now, and a browser without a network whether it has one. */
const againMs = 60_000;

const locales = { ja: 'ja-JP', en: 'en-US', auto: 'ja-JP' } as const;

/** Hears visitors by whoever here understands speech: the browser, or the service. */
export function openEar({ microphone, server, language = new Observed('auto'), place = globalThis }: Options): Ear {
  const listeners = new Listeners<Heard>();
  const Found = findRecognizer(place);
  const browser = Found && new BrowserRecognition(Found, () => locales[language.get()]);
  const voice = new VoiceActivity();
  const understanding = new Understanding({
    hasBrowser: browser !== undefined,
    server,
    language: language.get,
    tell: (heard) => listeners.tell(heard),
  });
  const { engine } = understanding;
  let asking: ReturnType<typeof setInterval> | undefined;
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
  browser?.on('sentence', (sentence) => understanding.sentence(sentence));

  async function askServer(): Promise<void> {
    const understands = await server.engine().catch(() => 'none' as const);
    understanding.serverIs(understands);
    if (understands === 'server') hearVoice();
  }

  function askBrowser(): void {
    if (engine.get() === 'none') browser?.listen(microphone.track);
  }

  function askAgain(): void {
    if (engine.get() !== 'browser') void askServer();
    askBrowser();
  }

  function follow(track: MediaStreamTrack | null): void {
    if (needsVoice) voice.listen(track);
    if (engine.get() !== 'server') browser?.listen(track);
  }

  function open(): void {
    stops = [microphone.use(), microphone.onTrack(follow), language.subscribe(() => follow(microphone.track))];
    follow(microphone.track);
  }

  function letGo(): void {
    for (const stop of stops.splice(0)) stop();
    browser?.stop();
    voice.pause();
    understanding.forget();
  }

  /** The microphone is used as long as somebody listens, and somebody may understand. */
  function attend(): void {
    const isUsed = !listeners.isEmpty && engine.get() !== 'none';
    if (!isUsed) letGo();
    else if (stops.length === 0) open();
  }

  function begin(): void {
    asking = setInterval(askAgain, againMs);
    void askServer();
    askBrowser();
    attend();
  }

  function end(): void {
    clearInterval(asking);
    letGo();
  }

  engine.subscribe(attend);

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
