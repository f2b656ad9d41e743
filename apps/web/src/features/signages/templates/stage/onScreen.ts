import type { Box } from '@mukae/contract/domain/scene/block';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { CSSProperties } from 'react';
import { placed } from '@/scene/placed';

/** Where a box in pixels of the screen stands on it, however large it is drawn. */
export const onScreen = (size: Size, { x, y, width, height }: Box): CSSProperties =>
  placed({ x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height });
