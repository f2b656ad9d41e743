import * as z from 'zod/mini';
import { sizeLimits } from '../domain/signage/size';
import { fault } from './checks';
import { writtenNumber } from './fields';

/** A whole number. Forms send text, JSON sends numbers. */
export const countField = (min: number, max: number) =>
  z.pipe(
    z.union([z.int(), writtenNumber(/^\d{1,15}$/)]),
    z.int().check(z.minimum(min, fault('outOfRange')), z.maximum(max, fault('outOfRange'))),
  );

/** A side of a screen. */
export const lengthField = countField(sizeLimits.min, sizeLimits.max);

/** How often a row was changed, as its reader saw it: whoever saves an older state is told. */
export const versionField = countField(1, 2 ** 31 - 2);
