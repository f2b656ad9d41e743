/** Does it at once, but not again before some time has passed; what was asked meanwhile is done once, then. */
export function paced(everyMs: number, act: () => void): { ask: () => void; stop: () => void } {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;

  const go = () => {
    isAskedAgain = false;
    act();
    resting = setTimeout(() => {
      resting = undefined;
      if (isAskedAgain) go();
    }, everyMs);
  };

  return {
    ask: () => {
      if (resting === undefined) go();
      else isAskedAgain = true;
    },
    stop: () => clearTimeout(resting),
  };
}
