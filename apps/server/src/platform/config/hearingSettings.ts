import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { outsideAddress, outsideKey } from './outsideSettings';
import { StartFailure } from './startFailure';

/** Models that hear, and that their publishers give to everybody. */
const hearingModelNames = ['reazonspeech-k2-v2', 'sense-voice', 'moonshine-tiny-en'] as const;
export type HearingModelName = (typeof hearingModelNames)[number];

/** One that is fetched, or a folder that somebody put one into. */
export type HearingModel = { name: HearingModelName } | { folder: string };

/** Who understands what visitors say, beside their browser. */
export type HearingSettings =
  | { is: 'none' }
  | { is: 'outside'; url: string; key: string | undefined; model: string }
  /** The first that knows the language is asked. */
  | { is: 'models'; models: readonly HearingModel[] };

export const hearingEnvironment = {
  HEARING_URL: outsideAddress.optional(),
  HEARING_KEY: outsideKey.optional(),
  HEARING_MODEL: z.string().max(2000).optional(),
};

interface HearingValues {
  HEARING_URL?: string | undefined;
  HEARING_KEY?: string | undefined;
  HEARING_MODEL?: string | undefined;
}

const usualOutsideModel = 'whisper-1';

const isName = (value: string): value is HearingModelName => hearingModelNames.some((name) => name === value);

function modelFrom(value: string): HearingModel {
  if (isName(value)) return { name: value };
  const folder = resolve(value);
  if (value !== '' && existsSync(folder) && statSync(folder).isDirectory()) return { folder };
  throw new StartFailure(
    `Bad setting. HEARING_MODEL: must be a folder with a model, or one or more of ${hearingModelNames.join(', ')}`,
  );
}

/** With an address, the model is a name that is known there; without, it is one that runs here. */
export function hearingFrom({
  HEARING_URL: url,
  HEARING_KEY: key,
  HEARING_MODEL: model,
}: HearingValues): HearingSettings {
  if (url !== undefined) return { is: 'outside', url, key, model: model ?? usualOutsideModel };
  if (key !== undefined) throw new StartFailure('Bad setting. HEARING_KEY needs HEARING_URL');
  if (model === undefined) return { is: 'none' };
  return { is: 'models', models: model.split(',').map((one) => modelFrom(one.trim())) };
}
