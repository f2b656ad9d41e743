import type { BlockBoxes } from '../scene/blockBoxes';
import type { Scene } from '../signage/scene';
import type { Orientation } from '../signage/size';

export const layouts = ['mediaAndAvatar', 'onlyAvatar', 'wipe', 'onlyMedia'] as const;
export type Layout = (typeof layouts)[number];

/** In which direction the touch buttons stand beside one another. */
export const buttonRows = ['vertical', 'horizontal'] as const;
export type ButtonRow = (typeof buttonRows)[number];

export const touchButtonLimits = { text: 10, fontSize: { min: 8, max: 40 }, count: 8 } as const;
export const telopMax = 2000;

export interface TouchButton {
  text: string;
  fontSize: number;
  /** As a browser writes it: #rrggbb. */
  backgroundColour: string;
  isShown: boolean;
}

/** What one scene of a signage shows. */
export interface Template {
  scene: Scene;
  layout: Layout;
  telop: string;
  showsTelop: boolean;
  /** Null: as the preset has it. */
  telopColour: string | null;
  /** What the telop stands on; null: on what lies behind it. */
  telopPlate: string | null;
  showsLogo: boolean;
  showsMedia: boolean;
  row: ButtonRow;
  touchButtons: readonly TouchButton[];
  boxes: BlockBoxes;
}

/** Only who stands before an upright screen that waits for her has buttons to touch. */
export const hasTouchButtons = (scene: Scene, orientation: Orientation): boolean =>
  scene === 'Standby' && orientation === 'vertical';
