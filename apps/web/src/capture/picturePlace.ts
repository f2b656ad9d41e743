/** A place in the camera's picture, both in widths of the picture: (0, 0) is its upper left corner. */
export interface PicturePlace {
  x: number;
  y: number;
}

export interface PictureBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Landmarks come in parts of the picture's width and height. */
export const placeOf = ({ x, y }: PicturePlace, aspect: number): PicturePlace => ({ x, y: y / aspect });

export function boxOf(places: readonly PicturePlace[]): PictureBox {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const widthOf = ({ left, right }: PictureBox): number => right - left;
