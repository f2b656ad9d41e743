const gestures = ['pointerdown', 'keydown'] as const;

/** Browsers allow sound only to who has been touched. Gives back how to stop waiting. */
export function onFirstGesture(act: () => void): () => void {
  const stop = () => {
    for (const gesture of gestures) window.removeEventListener(gesture, once, true);
  };
  const once = () => {
    stop();
    act();
  };
  for (const gesture of gestures) window.addEventListener(gesture, once, true);
  return stop;
}
