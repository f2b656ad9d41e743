import type { Layout } from '../template/template';
import type { Box, DialogueBlocks, HandsBlocks, ShareBlocks, TalkBlocks, TextBlock, ViewBlocks } from './block';
import type { Phase } from './phase';

/** Where everything stands on a screen of one orientation. */
export interface OrientationPresets {
  head: { height: number; logo: Box; ribbon: TextBlock; banner: TextBlock };
  hands: HandsBlocks;
  talk: TalkBlocks;
  dialogue: DialogueBlocks;
  views: Readonly<Record<Layout, Readonly<Record<Phase, ViewBlocks>>>>;
  share: ShareBlocks;
}
