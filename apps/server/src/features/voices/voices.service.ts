import { type SpokenReading, withReadings } from '@mukae/contract/domain/voice/readings';
import { spokenLanguageOf, spokenText, type VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';
import type { Registry } from 'prom-client';
import type { Clock } from '#platform/clock/clock';
import type { VoiceSettings } from '#platform/config/voiceSettings';
import type { Logger } from '#platform/log/logger';
import type { Engine, EngineName, EngineVoice, VoiceChoice } from './engine';
import { flite } from './flite';
import { makeLineMemory } from './lineMemory';
import { meiVoice, type PublishedVoice } from './meiVoice';
import { openJtalk } from './openJtalk';
import { findFlite, findJtalk, makeLookout, type ProgramPlaces, usualPlaces } from './programs';
import { makeRests } from './rests';
import { nothingSpoken, type Spoken, spokenFrom } from './spoken';
import { makeTurns, usualTurns } from './turns';
import { makeVoiceFigures } from './voiceFigures';
import { makeVoiceFiles } from './voiceFiles';
import { voicevox } from './voicevox';

interface Line {
  text: string;
  language: VoiceLanguage;
  choice: VoiceChoice;
  /** How names are read aloud in Japanese. */
  readings: readonly SpokenReading[];
  /** Told when somebody outside is asked. */
  outsideAsked?: () => void;
}

export interface Voices {
  /** Null: nobody here can; the browser has to. */
  speak(line: Line): Promise<Spoken | null>;
  /** Who would speak each language now. */
  engines(): Promise<{ language: VoiceLanguage; engine: EngineName | 'browser' }[]>;
  voicesOf(language: VoiceLanguage): Promise<EngineVoice[]>;
  /** Looks for what speaks before anybody asks, and begins to fetch what is missing. */
  prepare(): Promise<void>;
  /** Lets go of what is being spoken and fetched. */
  stop(): void;
}

/** Milliseconds after which somebody else speaks; behind a program of this machine there is only the browser. */
const usualPatience = { address: 2500, program: 5000 } as const;

interface Options {
  log: Logger;
  clock: Clock;
  registry: Registry;
  settings: VoiceSettings;
  /** Where the voice that is fetched once is kept. */
  kept: string;
  places?: ProgramPlaces;
  published?: PublishedVoice;
  /** Milliseconds for a line of usual length: of the engine at an address, and of programs. */
  patienceMs?: number;
  programPatienceMs?: number;
  turns?: number;
  mostRemembered?: number;
}

const languages = ['ja', 'en'] as const satisfies readonly VoiceLanguage[];

/** A voice is known outside with the name of its engine. */
const voiceIdOf = (engine: Engine, id: string): string => `${engine.name}:${id}`;
const hasVoiceOf = ({ name }: Engine, voice: string | null): boolean => voice?.startsWith(`${name}:`) ?? false;

const choiceFor = (engine: Engine, { voice, speed, pitch }: VoiceChoice): VoiceChoice => ({
  voice: hasVoiceOf(engine, voice) ? (voice?.slice(engine.name.length + 1) ?? null) : null,
  speed,
  pitch,
});

/** Whoever can speak, in this order: the engine at an address, the programs of this machine, or nobody. */
export function makeVoices(options: Options): Voices {
  const { log, clock, registry, settings, kept, published = meiVoice } = options;
  const { patienceMs = usualPatience.address, programPatienceMs = usualPatience.program } = options;
  const places = options.places ?? usualPlaces();
  const stopping = new AbortController();
  const turns = makeTurns(options.turns ?? usualTurns(), programPatienceMs);
  const files = makeVoiceFiles({ log, clock, own: settings.folder, kept, published });
  const figures = makeVoiceFigures(registry);
  const rests = makeRests({ clock, log });
  const memory = makeLineMemory(options.mostRemembered);
  const engines: readonly Engine[] = [
    ...(settings.engine ? [voicevox({ ...settings.engine, clock, patienceMs })] : []),
    openJtalk({ find: makeLookout(clock, () => findJtalk(places)), files, turns, patienceMs: programPatienceMs }),
    flite({ find: makeLookout(clock, () => findFlite(places)), turns, patienceMs: programPatienceMs }),
  ];

  /** Nothing, where it failed: then it is told, and left in peace if need be. */
  async function tried<Result>(engine: Engine, work: () => Promise<Result>): Promise<Result | undefined> {
    if (rests.isResting(engine.name)) return undefined;
    try {
      return await work();
    } catch (failure) {
      if (!stopping.signal.aborted) rests.failed(engine.name, failure);
      figures.countFailure(engine.name);
      return undefined;
    }
  }

  const voicesFrom = async (engine: Engine): Promise<readonly EngineVoice[]> =>
    (await tried(engine, () => engine.voices())) ?? [];

  async function speakNow(
    engine: Engine,
    { text, choice, outsideAsked }: Pick<Line, 'text' | 'choice' | 'outsideAsked'>,
  ): Promise<Spoken> {
    if (engine.isOutside) outsideAsked?.();
    const end = figures.beginSpeaking(engine.name);
    const spoken = spokenFrom(await engine.speak(text, choice, stopping.signal));
    end();
    rests.worked(engine.name);
    return spoken;
  }

  async function spokenBy(engine: Engine, line: Parameters<typeof speakNow>[1]): Promise<Spoken | undefined> {
    if (!(await engine.isHere())) return undefined;
    const { text, choice } = line;
    const key = JSON.stringify([engine.name, text, choice]);
    const recalled = await tried(engine, () => memory.recall(key, () => speakNow(engine, line)));
    if (recalled) figures.countLine(recalled.isRemembered ? 'memory' : engine.name);
    return recalled?.spoken;
  }

  /** Whose voice was chosen comes first. */
  const inOrder = (language: VoiceLanguage, voice: string | null): Engine[] =>
    engines
      .filter((engine) => engine.language === language)
      .toSorted((one, other) => Number(hasVoiceOf(other, voice)) - Number(hasVoiceOf(one, voice)));

  async function engineOf(language: VoiceLanguage): Promise<EngineName | 'browser'> {
    for (const engine of inOrder(language, null)) if ((await voicesFrom(engine)).length > 0) return engine.name;
    return 'browser';
  }

  return {
    async speak({ text, language, choice, readings, ...line }) {
      const spokenIn = spokenLanguageOf(text, language);
      const words = spokenText(spokenIn === 'ja' ? withReadings(text, readings) : text, spokenIn);
      if (words === '') return nothingSpoken;
      for (const engine of inOrder(spokenIn, choice.voice)) {
        const spoken = await spokenBy(engine, { ...line, text: words, choice: choiceFor(engine, choice) });
        if (spoken) return spoken;
      }
      figures.countLine('nobody');
      return null;
    },
    engines: () => Promise.all(languages.map(async (language) => ({ language, engine: await engineOf(language) }))),
    async voicesOf(language) {
      const lists = inOrder(language, null).map(async (engine) =>
        (await voicesFrom(engine)).map(({ id, name }) => ({ id: voiceIdOf(engine, id), name })),
      );
      return (await Promise.all(lists)).flat();
    },
    async prepare() {
      await Promise.all(engines.map(voicesFrom));
    },
    stop() {
      stopping.abort(new Error('the service stops'));
      files.stop();
    },
  };
}
