const drawnBySoftware = /swiftshader|llvmpipe|software|basic render/i;

/** Whether there is a graphics card, and not a program that plays one. */
export function hasGpu(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2');
  const names = context?.getExtension('WEBGL_debug_renderer_info');
  const renderer = names ? context?.getParameter(names.UNMASKED_RENDERER_WEBGL) : undefined;
  return typeof renderer === 'string' && !drawnBySoftware.test(renderer);
}
