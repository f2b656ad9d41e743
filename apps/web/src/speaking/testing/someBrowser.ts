import { vi } from 'vitest';

/** An utterance as a browser makes it. */
export class SaidByBrowser {
  readonly text: string;
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onboundary: ((at: { charIndex: number }) => void) | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

/** A browser whose voices do what a test says. */
export class TalkingBrowser {
  readonly said: SaidByBrowser[] = [];
  voices: { lang: string; name: string; localService: boolean }[] = [];
  cancelled = 0;
  speaking = false;
  pending = false;

  getVoices = () => this.voices;

  speak = (said: SaidByBrowser): void => {
    this.said.push(said);
    this.speaking = true;
  };

  cancel = (): void => {
    this.cancelled += 1;
    this.speaking = false;
  };

  get last(): SaidByBrowser {
    const last = this.said.at(-1);
    if (!last) throw new Error('nothing was said');
    return last;
  }
}

/** In the place of this browser, until `vi.unstubAllGlobals`. */
export function someBrowser(...languages: string[]): TalkingBrowser {
  const browser = new TalkingBrowser();
  browser.voices = languages.map((lang) => ({ lang, name: `a voice of ${lang}`, localService: true }));
  vi.stubGlobal('speechSynthesis', browser);
  vi.stubGlobal('SpeechSynthesisUtterance', SaidByBrowser);
  return browser;
}
