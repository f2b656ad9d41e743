interface Film {
  track: MediaStreamTrack;
  stop(): void;
}

interface Options {
  begin: () => Promise<Film>;
  send: (track: MediaStreamTrack | null) => unknown;
  /** Whether it succeeds at the moment. */
  onSuccess: (isSent: boolean) => void;
}

const retryMs = 10_000;

/** Sends a film until it is stopped; what fails is tried again. Gives back how to stop. */
export function sendFilm({ begin, send, onSuccess }: Options): () => void {
  let film: Film | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function start(): Promise<void> {
    try {
      film = await begin();
    } catch {
      if (isOver) return;
      retry = setTimeout(start, retryMs);
      onSuccess(false);
      return;
    }
    if (isOver) return film.stop();
    send(film.track);
    onSuccess(true);
  }

  void start();
  return () => {
    isOver = true;
    clearTimeout(retry);
    send(null);
    film?.stop();
  };
}
