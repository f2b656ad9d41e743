interface PictureSize {
  width: number;
  height: number;
}

/** As large as the room allows, in its own proportions, and never enlarged. */
export function fittingSize({ width, height }: PictureSize, room: PictureSize): PictureSize {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
