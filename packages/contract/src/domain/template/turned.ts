import type { BlockBoxes } from '../scene/blockBoxes';
import { orientationOf, type Size } from '../signage/size';

/** Whether a screen that stood upright lies now, or the other way round. */
export const isTurned = (before: Size, after: Size): boolean => orientationOf(before) !== orientationOf(after);

/** Where blocks stand once their screen is turned: they were moved where it stood the other way, so they go back. */
export const turnedBoxes: BlockBoxes = {};
