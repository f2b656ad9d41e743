export type CameraPicture = VideoFrame | ImageBitmap;

/** Pictures of a camera, one at a time; whoever is slow misses some and gets the newest. */
export interface Pictures {
  /** Whoever asked closes it. Null: there will be no more. */
  next(): Promise<CameraPicture | null>;
  close(): void;
}
