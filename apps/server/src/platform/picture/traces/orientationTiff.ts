/** How a camera was held, and nothing else, in the words of EXIF; nothing where it was held as the picture is. */
export function orientationTiff(orientation: number): Buffer | undefined {
  if (orientation <= 1 || orientation > 8) return undefined;
  // Big-endian, one entry: the tag 0x0112, a short, once, its value; then no further directory.
  return Buffer.from(
    `4d4d002a00000008000101120003000000010${orientation.toString(16).padStart(3, '0')}000000000000`,
    'hex',
  );
}
