import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrackingModel } from '@mukae/contract/domain/avatar/trackingModels';
import type { Clock } from '#platform/clock/clock';
import { download, type Patience } from '#platform/fetching/download';
import type { Logger } from '#platform/log/logger';
import type { StoredFile } from '#platform/storage/storedFile';
import type { PublishedModels } from './publishedModels';

/** A model that is here; another version means another content. */
export interface ModelFile extends StoredFile {
  version: string;
}

export interface Models {
  /** Undefined: it is not here and could not be fetched; asking later makes sense. */
  find(model: TrackingModel): Promise<ModelFile | undefined>;
  /** Lets go of what is being fetched. */
  stop(): void;
}

interface Options {
  log: Logger;
  clock: Clock;
  /** The administrator's folder, which goes before what was published. */
  own: string | undefined;
  /** Where fetched ones are kept. */
  kept: string;
  published: PublishedModels;
  patience?: Patience;
}

/** A publisher who cannot be reached is left in peace for this long. */
export const pauseMs = 60_000;
const usualPatience: Patience = { silent: 10_000, whole: 120_000 };

async function fileAt(path: string, version?: string): Promise<ModelFile | undefined> {
  const found = await stat(path).catch((failure) => {
    if (failure.code !== 'ENOENT') throw failure;
  });
  if (!found) return undefined;
  const { size, mtimeMs } = found;
  return {
    size,
    version: version ?? `${size}-${mtimeMs}`,
    open: async (range) => (await open(path)).createReadStream(range),
  };
}

/** Models lie in the administrator's folder, or are fetched when they are first asked for. */
export function makeModels({ log, clock, own, kept, published, patience = usualPatience }: Options): Models {
  const stopping = new AbortController();
  const underWay = new Map<TrackingModel, Promise<boolean>>();
  const failedAt = new Map<TrackingModel, number>();

  /** Named after its content, so that a release with another model does not find the old one. */
  const placeOf = (model: TrackingModel) => join(kept, `${published[model].sha256}-${model}`);

  async function fetched(model: TrackingModel): Promise<boolean> {
    const { url, size } = published[model];
    try {
      await mkdir(kept, { recursive: true });
      await download(published[model], placeOf(model), patience, stopping.signal);
      log.info({ model, url, size }, 'a model was fetched');
      return true;
    } catch (failure) {
      failedAt.set(model, clock.now().getTime());
      log.warn({ model, url, err: failure }, 'a model could not be fetched; it is tried again when it is asked for');
      return false;
    }
  }

  /** Whoever asks meanwhile waits for the same one. */
  function fetchOnce(model: TrackingModel): Promise<boolean> {
    const running = underWay.get(model) ?? fetched(model).finally(() => underWay.delete(model));
    underWay.set(model, running);
    return running;
  }

  function isPausing(model: TrackingModel): boolean {
    const failed = failedAt.get(model);
    return failed !== undefined && clock.now().getTime() < failed + pauseMs;
  }

  return {
    async find(model) {
      const here = (own && (await fileAt(join(own, model)))) || (await fileAt(placeOf(model), published[model].sha256));
      if (here) return here;
      if (isPausing(model) || !(await fetchOnce(model))) return undefined;
      return fileAt(placeOf(model), published[model].sha256);
    },
    stop: () => stopping.abort(new Error('the service stops')),
  };
}
