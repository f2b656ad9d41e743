import type { MediaAnswer } from '@mukae/contract/calls/media';
import { kindsFor } from '@mukae/contract/domain/template/playlist';

/** What of the library may stand in a place, the newest first. */
export const usableFor = (block: keyof typeof kindsFor, library: readonly MediaAnswer[]): MediaAnswer[] =>
  library
    .filter(({ kind }) => kindsFor[block].includes(kind))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id);
