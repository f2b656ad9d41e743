import { readdir } from 'node:fs/promises';
import type { SpokenLanguage } from '@mukae/contract/calls/hearing';
import { spokenSound } from '@mukae/contract/domain/hearing/spokenSound';
import { type Language, languages } from '@mukae/contract/language';
import { makeApart } from '#platform/apart/apart';
import { openInProcess } from '#platform/apart/program';
import type { Clock } from '#platform/clock/clock';
import type { HearingModel } from '#platform/config/hearingSettings';
import type { Logger } from '#platform/log/logger';
import type { SpeechEngine, SpokenSamples } from '../speechEngine';
import { keptModel } from './keptModel';
import { namedModels } from './namedModels';
import { type RecognizerConfig, recognizerConfig } from './recognizerConfig';

export interface RecognizerTask {
  config: RecognizerConfig;
  speech: SpokenSamples;
}

export interface Recognized {
  text: string;
  /** As the model calls it; most do not. */
  language: string;
}

interface Options {
  models: readonly HearingModel[];
  kept: string;
  log: Logger;
  clock: Clock;
  stopped: AbortSignal;
}

/** A model is asked one thing after the other; loading one takes a few seconds. */
const limits = { threads: 1, waiting: 16, ms: 30_000, memoryMb: 256 };
/** What could not be fetched or loaded is left in peace for this long. */
const pauseMs = 60_000;

/** While somebody waits for the first sentence, everything is loaded. */
const silence: SpokenSamples = new Float32Array(spokenSound.rate / 2);

const program = new URL('./recognizer.worker.ts', import.meta.url);

interface OneModel {
  speaks: readonly Language[];
  isReady(): boolean;
  recognize(speech: SpokenSamples, language: SpokenLanguage, share: string): Promise<Recognized>;
}

const nameOf = (model: HearingModel): string => ('name' in model ? model.name : model.folder);

const foundLanguage = (told: string): Language | null =>
  languages.find((language) => told === language || told === `<|${language}|>`) ?? null;

function makeOne(model: HearingModel, { kept, log, clock, stopped }: Options): OneModel {
  /** In a process of its own: a damaged file ends it, and who recognises cannot be interrupted. */
  const recognize = makeApart<RecognizerTask, Recognized>(program, limits, openInProcess(stopped));
  let configOf: ((language: SpokenLanguage) => RecognizerConfig) | undefined;
  let state: 'preparing' | 'ready' | { failedAt: number } = 'preparing';

  async function folder(): Promise<string> {
    if ('folder' in model) return model.folder;
    return keptModel({ name: model.name, model: namedModels[model.name], kept, log, stopped });
  }

  async function prepare(): Promise<void> {
    state = 'preparing';
    try {
      const place = await folder();
      const files = await readdir(place);
      const configIn = (language: SpokenLanguage): RecognizerConfig => {
        const config = recognizerConfig(place, files, language);
        if (!config) throw new Error('the folder has no model of a kind that is known');
        return config;
      };
      await recognize({ config: configIn('ja'), speech: silence }, '');
      configOf = configIn;
      state = 'ready';
      log.info({ model: nameOf(model) }, 'a model that hears is ready');
    } catch (failure) {
      if (stopped.aborted) return;
      state = { failedAt: clock.now().getTime() };
      log.warn({ model: nameOf(model), err: failure }, 'a model that hears cannot be used; it is tried again later');
    }
  }

  void prepare();
  return {
    speaks: 'name' in model ? namedModels[model.name].languages : languages,
    isReady() {
      if (typeof state === 'object' && clock.now().getTime() >= state.failedAt + pauseMs) void prepare();
      return state === 'ready';
    },
    async recognize(speech, language, share) {
      if (!configOf) throw new Error('the model is not there yet');
      return recognize({ config: configOf(language), speech }, share);
    },
  };
}

/** Whoever understands several languages sometimes hears one that is not spoken here. */
const isOther = (told: string): boolean => /^(<\|)?[a-z]{2,3}(\|>)?$/.test(told) && foundLanguage(told) === null;

/** Models that run on this machine: the first that knows the language is asked. */
export function makeModelEngine(options: Options): SpeechEngine {
  const all = options.models.map((model) => makeOne(model, options));
  return {
    isOutside: false,
    isReady: () => all.filter((one) => one.isReady()).length > 0,
    async understand(speech, language, share) {
      const fit = all.find((one) => one.isReady() && (language === 'auto' || one.speaks.includes(language)));
      if (!fit) return { text: '', language: null };
      const first = await fit.recognize(speech, language, share);
      const { text, language: told } = isOther(first.language) ? await fit.recognize(speech, 'ja', share) : first;
      const [only, ...others] = fit.speaks;
      const known = others.length === 0 ? only : undefined;
      return { text, language: foundLanguage(told) ?? known ?? (language === 'auto' ? null : language) };
    },
  };
}
