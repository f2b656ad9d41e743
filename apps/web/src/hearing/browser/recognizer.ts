interface Sentence {
  isFinal: boolean;
  0?: { transcript: string };
}

/** Everything that was heard so far; from `resultIndex` on it is new. */
export interface HeardWords {
  resultIndex: number;
  results: ArrayLike<Sentence>;
}

/** As much of the browser's SpeechRecognition as is used here: some have it, under one name or another. */
export interface Recognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onresult: ((heard: HeardWords) => void) | null;
  onerror: ((failure: { error: string }) => void) | null;
  onend: (() => void) | null;
  /** What browsers that take no track do with one: nothing. */
  start(track: MediaStreamTrack): void;
  abort(): void;
}

export type MakeRecognizer = new () => Recognizer;

const isMaker = (found: unknown): found is MakeRecognizer => typeof found === 'function';

/** Undefined in a browser that does not understand speech. */
export function findRecognizer(place: object): MakeRecognizer | undefined {
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    const found: unknown = Reflect.get(place, name);
    if (isMaker(found)) return found;
  }
  return undefined;
}
