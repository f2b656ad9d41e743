/** What a page draws three dimensions with: a card, a processor that takes its part, or nothing at all. */
type Graphics = 'card' | 'processor' | 'none';

let known: Graphics | undefined;

/** It is asked for once. */
export function graphics(): Graphics {
  known ??= find();
  return known;
}

function find(): Graphics {
  if (typeof OffscreenCanvas === 'undefined') return 'none';
  if (canDraw({ failIfMajorPerformanceCaveat: true })) return 'card';
  return canDraw({}) ? 'processor' : 'none';
}

/** What was asked for only to know is let go at once: a page may have few, and those that draw would be taken from it. */
function canDraw(needs: WebGLContextAttributes): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2', needs);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
