const everyMs = 5000;

export type Say = (line: string) => void;

/** Says how far long work has come, now and then. */
export function progress(say: Say): Say {
  let last = performance.now();
  return (line) => {
    if (performance.now() - last < everyMs) return;
    last = performance.now();
    say(line);
  };
}

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
