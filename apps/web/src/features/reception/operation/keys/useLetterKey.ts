import { usePlainKey } from './usePlainKey';

/** A letter does what its button does; it is not written into a field that gets the focus from it. */
export const useLetterKey = (letter: string, onPress: () => void): void =>
  usePlainKey((key, event) => {
    if (key.toUpperCase() !== letter) return;
    event.preventDefault();
    onPress();
  });
