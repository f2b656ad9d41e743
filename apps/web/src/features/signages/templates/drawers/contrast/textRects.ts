import type { Box } from '@mukae/contract/domain/scene/block';
import type { Size } from '@mukae/contract/domain/signage/size';

/** Where the lines of the telop stand on the stage, in design pixels. */
export function textRects(screen: HTMLElement, canvas: Size): Box[] {
  const text = screen.querySelector('[data-telop] p');
  if (!text) return [];
  const around = screen.getBoundingClientRect();
  const scale = canvas.width / around.width;
  const lines = document.createRange();
  lines.selectNodeContents(text);
  return [...lines.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ x, y, width, height }) => ({
      x: (x - around.x) * scale,
      y: (y - around.y) * scale,
      width: width * scale,
      height: height * scale,
    }));
}
