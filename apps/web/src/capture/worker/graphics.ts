const drawnBySoftware = /swiftshader|llvmpipe|software|basic render/i;

function askForGpu(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const renderer = names ? context?.getParameter(names.UNMASKED_RENDERER_WEBGL) : undefined;
  // A page has few contexts, and the avatar may need one.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof renderer === 'string' && !drawnBySoftware.test(renderer);
}

let known: boolean | undefined;

/** Whether there is a graphics card, and not a program that plays one. */
export function hasGpu(): boolean {
  known ??= askForGpu();
  return known;
}
