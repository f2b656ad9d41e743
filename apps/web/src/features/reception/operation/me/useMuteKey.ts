import { usePlainKey } from '../keys/usePlainKey';

export const muteKey = 'M';

/** The key mutes and unmutes. */
export const useMuteKey = (onToggle: () => void): void =>
  usePlainKey((key) => {
    if (key.toUpperCase() === muteKey) onToggle();
  });
