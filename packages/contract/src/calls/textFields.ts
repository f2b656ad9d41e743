import * as z from 'zod/mini';
import { telopMax, touchButtonLimits } from '../domain/template/template';
import { isBlank } from '../domain/text/blank';
import { hasControlCharacters } from '../domain/text/controlCharacters';
import { hasAtMost, unitsOf } from '../domain/text/graphemes';
import type { Fault } from '../errors/faults';
import { faultless } from './checks';

interface LineRules {
  min: number;
  max: number;
  /** Null: nobody has to write it. */
  empty: Fault | null;
  short: Fault;
}

function lineFault(text: string, { min, max, empty, short }: LineRules): Fault | null {
  if (!hasAtMost(text, max)) return 'tooLong';
  if (isBlank(text)) {
    if (min > 0) return empty;
  } else if (hasAtMost(text, min - 1)) return short;
  if (hasControlCharacters(text)) return 'controlCharacters';
  return null;
}

/** One line of text, trimmed, counted as people count. */
export const line = (rules: LineRules) =>
  z.string().check(
    z.trim(),
    faultless((text) => lineFault(text, rules)),
  );

export const nameMax = 100;

/** What a store, a screen or a medium is called. */
export const titleField = line({ min: 1, max: nameMax, empty: 'required', short: 'required' });
export const searchField = line({ min: 0, max: 200, empty: 'required', short: 'required' });
export const buttonTextField = line({ min: 1, max: touchButtonLimits.text, empty: 'required', short: 'required' });

/** Several lines of text. A form sends them with returns before the line breaks. */
export const lines = (max: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((text) => (text.length > 2 * unitsOf(max) ? text : text.replace(/\r\n?/g, '\n'))),
    faultless((text) => {
      if (!hasAtMost(text, max)) return 'tooLong';
      return hasControlCharacters(text.replace(/[\n\t]/g, '')) ? 'controlCharacters' : null;
    }),
  );

export const telopField = lines(telopMax);
export const messageField = lines(2000);
