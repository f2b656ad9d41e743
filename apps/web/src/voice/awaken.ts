const touches = ['pointerdown', 'keydown'] as const;

/** A page that nobody has touched since it was loaded makes no sound yet: the context runs from the first touch on. */
export function awaken(context: AudioContext): void {
  if (context.state !== 'suspended') return;
  const wake = () => {
    for (const touch of touches) removeEventListener(touch, wake);
    if (context.state === 'suspended') void context.resume();
  };
  for (const touch of touches) addEventListener(touch, wake);
}
