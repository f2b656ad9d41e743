/** Time is a port: tests move it instead of waiting. */
export interface Clock {
  now(): Date;
}

interface Times {
  /** What the machine says that it is, in milliseconds; it may be set to something else at any moment. */
  wall(): number;
  /** What has really passed. */
  passed(): number;
  onSetBack?(byMs: number): void;
}

/** Corrections of a clock that is only a little fast: time stands still for as long. */
const correctionMs = 1000;

/** Never goes back: where the wall's clock is set back, time goes on by what really passed, until the process ends. */
export function makeSteadyClock({ wall, passed, onSetBack }: Times): Clock {
  let last = { time: wall(), passed: passed() };
  let isAhead = false;
  return {
    now() {
      const [said, at] = [wall(), passed()];
      const expected = last.time + (at - last.passed);
      const behind = expected - said;
      if (behind > correctionMs && !isAhead) onSetBack?.(behind);
      isAhead = behind > correctionMs;
      last = { time: isAhead ? expected : Math.max(last.time, said), passed: at };
      return new Date(last.time);
    },
  };
}

/** A clock of this machine, until it is told what time it is for all nodes. */
interface FollowingClock extends Clock {
  follow(time: number): void;
}

/** Less than this is how long it took to be told. */
const driftMs = 250;

export function systemClock(onSetBack: (byMs: number) => void): FollowingClock {
  let told: { time: number; passed: number } | undefined;
  const passed = () => performance.now();
  const wall = () => (told ? told.time + passed() - told.passed : Date.now());
  let steady = makeSteadyClock({ wall, passed, onSetBack });
  return {
    now: () => steady.now(),
    follow(time) {
      if (told && Math.abs(time - wall()) < driftMs) return;
      const isFirst = told === undefined;
      told = { time, passed: passed() };
      // Whatever this machine believed before does not count.
      if (isFirst) steady = makeSteadyClock({ wall, passed, onSetBack });
    },
  };
}
