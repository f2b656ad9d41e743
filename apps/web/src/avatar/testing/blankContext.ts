import type { Surface } from '../vector/drawnAvatar';

type Painter = NonNullable<ReturnType<Surface['getContext']>>;

/** A 2D canvas that paints nothing, but for what a test listens to. */
export function blankContext(heard: Partial<Painter> = {}): Painter {
  const nothing = (): void => {};
  const gradient = (): CanvasGradient => ({ addColorStop: nothing });
  return {
    save: nothing,
    restore: nothing,
    transform: nothing,
    translate: nothing,
    scale: nothing,
    beginPath: nothing,
    closePath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    bezierCurveTo: nothing,
    clip: nothing,
    clearRect: nothing,
    fill: nothing,
    fillText: nothing,
    drawImage: nothing,
    createLinearGradient: gradient,
    createRadialGradient: gradient,
    fillStyle: '',
    globalAlpha: 1,
    font: '',
    textAlign: 'start',
    ...heard,
  };
}
