/** What a page draws three dimensions with: a card, a processor that takes its part, or nothing at all. */
type Graphics = 'card' | 'processor' | 'none';

/** By name: browsers do not call it a caveat that a processor plays the card. */
const playedByProcessor = /swiftshader|llvmpipe|software|basic render/i;

let known: Graphics | undefined;

/** It is asked for once. */
export function graphics(): Graphics {
  known ??= find();
  return known;
}

function find(): Graphics {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('webgl2');
  if (!context) return 'none';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = names && context.getParameter(names.UNMASKED_RENDERER_WEBGL);
  // What was asked for only to know is let go at once: a page may have few, and those that draw would be taken from it.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof renderer === 'string' && !playedByProcessor.test(renderer) ? 'card' : 'processor';
}
