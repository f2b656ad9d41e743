/** Graphics that come back do so soon: a driver was reset, or somebody else let go of them. */
const patienceMs = 3000;

/** Tells when a canvas lost what it is drawn with and did not get it back. The answer ends the watch. */
export function whenGraphicsAreLost(canvas: HTMLCanvasElement, tell: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isBack = () => clearTimeout(waiting);
  const isLost = () => {
    isBack();
    waiting = setTimeout(tell, patienceMs);
  };
  const watch = new AbortController();
  for (const kind of ['context', 'webglcontext'] as const) {
    canvas.addEventListener(`${kind}lost`, isLost, { signal: watch.signal });
    canvas.addEventListener(`${kind}restored`, isBack, { signal: watch.signal });
  }
  return () => {
    watch.abort();
    isBack();
  };
}
