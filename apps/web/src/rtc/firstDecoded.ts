import type { Line } from './mediaLines';

const lookEveryMs = 50;

interface Decoding {
  decoded(line: Line): Promise<number>;
}

/** Tells once when the first frame or the first sound of a line was decoded. Gives back how to stop waiting. */
export function onFirstDecoded(call: Decoding, line: Line, hear: () => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const count = await call.decoded(line);
    if (isOver) return;
    if (count > 0) hear();
    else timer = setTimeout(look, lookEveryMs);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
