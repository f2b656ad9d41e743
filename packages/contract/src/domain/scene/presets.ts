import type { Orientation } from '../signage/size';
import type { OrientationPresets } from './orientationPresets';
import { verticalPresets } from './verticalPresets';
import { widePresets } from './widePresets';

export const presets: Readonly<Record<Orientation, OrientationPresets>> = {
  vertical: verticalPresets,
  wide: widePresets,
};

/** How wide the avatar is in the wipe, of the width of the canvas. */
export const wipeRatios: Readonly<Record<Orientation, number>> = { vertical: 0.2, wide: 0.3 };
