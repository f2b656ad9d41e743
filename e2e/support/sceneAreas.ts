import type { Box } from '@mukae/contract/domain/scene/block';
import { presets } from '@mukae/contract/domain/scene/presets';
import type { Area } from './pixels';
import type { Page } from './test';

function areaOf(page: Page, box: Box | null): Area {
  const size = page.viewportSize();
  if (!size || !box) throw new Error('there is no such place');
  const { width, height } = size;
  // The edges drift, so that no panel burns in.
  const air = 0.03;
  return {
    page,
    clip: {
      x: (box.x + air) * width,
      y: (box.y + air) * height,
      width: (box.width - 2 * air) * width,
      height: (box.height - 2 * air) * height,
    },
  };
}

const { media, avatar } = presets.vertical.views.mediaAndAvatar.hands;

/** Where an upright screen that shows a medium above its avatar has each of them, and its logo. */
export const uprightAreas = (page: Page) => ({
  media: areaOf(page, media),
  avatar: areaOf(page, avatar),
  head: { page, clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: 60 } },
});
