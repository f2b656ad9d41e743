interface Film {
  track: MediaStreamTrack;
  stop(): void;
}

interface Options {
  /** Tells when what was begun shows nothing any more. */
  begin: (onUnable: () => void) => Promise<Film>;
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

  function tryAgain(): void {
    retry = setTimeout(start, retryMs);
    onSuccess(false);
  }

  function giveUp(): void {
    send(null);
    film?.stop();
    tryAgain();
  }

  async function start(): Promise<void> {
    try {
      film = await begin(giveUp);
    } catch {
      if (!isOver) tryAgain();
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
