import { resolve } from 'node:path';
import { z } from 'zod';
import { outsideAddress, outsideKey } from './outsideSettings';
import { StartFailure } from './startFailure';

/** What speaks. */
export interface VoiceSettings {
  /** An engine that speaks as VOICEVOX does; undefined: only programs of this machine, or the browser. */
  engine: { url: string; key: string | undefined } | undefined;
  /** A folder of voices for open_jtalk; undefined: the one that is fetched once. */
  folder: string | undefined;
}

export const voiceEnvironment = {
  // What an engine is asked stands behind it.
  TTS_URL: outsideAddress
    .refine((value) => !/[?#]/.test(value), { error: 'must be an address without a query' })
    .optional(),
  TTS_KEY: outsideKey.optional(),
  VOICES_DIR: z.string().optional(),
};

interface VoiceValues {
  TTS_URL?: string | undefined;
  TTS_KEY?: string | undefined;
  VOICES_DIR?: string | undefined;
}

export function voicesFrom({ TTS_URL: url, TTS_KEY: key, VOICES_DIR: folder }: VoiceValues): VoiceSettings {
  if (url === undefined && key !== undefined) throw new StartFailure('Bad setting. TTS_KEY needs TTS_URL');
  return {
    engine: url === undefined ? undefined : { url: url.replace(/\/+$/, ''), key },
    folder: folder === undefined ? undefined : resolve(folder),
  };
}
