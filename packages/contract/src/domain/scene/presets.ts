import type { Orientation } from '../signage/size';
import type { Layout } from '../template/template';
import type { Box, HandsBlocks, ShareBlocks, TalkBlocks, TextBlock, ViewBlocks } from './block';
import type { Phase } from './phase';
import { verticalPresets } from './verticalPresets';
import { widePresets } from './widePresets';

/** Where everything stands on a screen of one orientation. */
export interface OrientationPresets {
  head: { height: number; logo: Box; ribbon: TextBlock; banner: TextBlock };
  hands: HandsBlocks;
  talk: TalkBlocks;
  views: Readonly<Record<Layout, Readonly<Record<Phase, ViewBlocks>>>>;
  share: ShareBlocks;
}

export const presets: Readonly<Record<Orientation, OrientationPresets>> = {
  vertical: verticalPresets,
  wide: widePresets,
};

/** How wide the avatar is in the wipe, of the width of the canvas. */
export const wipeRatios: Readonly<Record<Orientation, number>> = { vertical: 0.2, wide: 0.3 };
