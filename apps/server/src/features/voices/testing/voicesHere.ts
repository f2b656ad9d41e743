import { Registry } from 'prom-client';
import { makeLogger } from '#platform/log/logger';
import { keptVoices } from '#testing/keptVoices';
import { makeVoices, type Voices } from '../voices.service';

/** What speaks on this machine, as a service would have it, without an engine elsewhere. */
export const voicesHere = (): Voices =>
  makeVoices({
    log: makeLogger('warn'),
    clock: { now: () => new Date() },
    registry: new Registry(),
    settings: { engine: undefined, folder: keptVoices },
    kept: keptVoices,
  });
