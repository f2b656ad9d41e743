import { blendshapes } from '@mukae/contract/domain/avatar/blendshapes';
import { captureModes, defaultCaptureMode } from '@mukae/contract/domain/avatar/capture';
import type { Face } from '@mukae/contract/domain/avatar/frame';
import * as z from 'zod/mini';
import { keptIn } from '@/storage/keptIn';

export const sensitivities = { least: 0.5, usual: 1, most: 2 } as const;

const settings = z.object({
  mode: z.enum(captureModes),
  /** Whether the camera goes on by itself: somebody turned it on the last time. */
  startsItself: z.boolean(),
  isMirrored: z.boolean(),
  sensitivity: z.number().check(z.gte(sensitivities.least), z.lte(sensitivities.most)),
  tracksHands: z.boolean(),
});
export type CaptureSettings = z.output<typeof settings>;

export const usualSettings: CaptureSettings = {
  mode: defaultCaptureMode,
  startsItself: false,
  isMirrored: true,
  sensitivity: sensitivities.usual,
  tracksHands: false,
};

const angle = z.number();
const face = z.object({
  scores: z.array(z.number()).check(z.length(blendshapes.length)),
  head: z.object({ yaw: angle, pitch: angle, roll: angle }),
});

const settingsKey = 'mukae.capture';
const restKey = (camera: string): string => `mukae.neutralFace.${camera}`;

/** How somebody likes to be captured on this machine, and how she looks at rest in each of its cameras. */
export class KeptSettings {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  settings(): CaptureSettings {
    return keptIn(this.#storage, settingsKey, settings) ?? usualSettings;
  }

  keep(kept: CaptureSettings): void {
    this.#storage.setItem(settingsKey, JSON.stringify(kept));
  }

  /** A camera is known by its name: some browsers give it another id with every visit. */
  rest(camera: string): Face | undefined {
    return keptIn(this.#storage, restKey(camera), face);
  }

  keepRest(camera: string, rest: Face): void {
    this.#storage.setItem(restKey(camera), JSON.stringify(rest));
  }
}
