import { useEffect, useState } from 'react';

/** Whatever sees a face. */
export interface Calibrated {
  /** Takes the face of the next second for the one at rest; false: there was hardly one. */
  calibrate(): Promise<boolean>;
}

export type Calibrating = { is: 'idle' | 'holding' | 'done' | 'missed' } | { is: 'counting'; seconds: number };

const seconds = 3;
const tickMs = 1000;
const toldMs = 5000;

/** Counts down so that a face can come to rest, records it, and tells for a while how that went. */
export function useCalibration(seenBy: Calibrated): { calibrating: Calibrating; begin: () => void } {
  const [calibrating, setCalibrating] = useState<Calibrating>({ is: 'idle' });

  useEffect(() => {
    switch (calibrating.is) {
      case 'idle':
        return;
      case 'counting': {
        const { seconds: left } = calibrating;
        const next: Calibrating = left > 1 ? { is: 'counting', seconds: left - 1 } : { is: 'holding' };
        const timer = setTimeout(() => setCalibrating(next), tickMs);
        return () => clearTimeout(timer);
      }
      case 'holding': {
        let isGone = false;
        void seenBy.calibrate().then((isDone) => {
          if (!isGone) setCalibrating({ is: isDone ? 'done' : 'missed' });
        });
        return () => {
          isGone = true;
        };
      }
      default: {
        const timer = setTimeout(() => setCalibrating({ is: 'idle' }), toldMs);
        return () => clearTimeout(timer);
      }
    }
  }, [calibrating, seenBy]);

  return { calibrating, begin: () => setCalibrating({ is: 'counting', seconds }) };
}
