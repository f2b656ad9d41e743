const [sampleWidth, sampleHeight] = [32, 18];

/** Of the brightest channel on average, 0 to 255. */
export function brightnessOf(video: HTMLVideoElement): number {
  const context = new OffscreenCanvas(sampleWidth, sampleHeight).getContext('2d');
  if (!context) return 0;
  context.drawImage(video, 0, 0, sampleWidth, sampleHeight);
  const { data } = context.getImageData(0, 0, sampleWidth, sampleHeight);
  let total = 0;
  for (let at = 0; at < data.length; at += 4) total += Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return total / (sampleWidth * sampleHeight);
}
