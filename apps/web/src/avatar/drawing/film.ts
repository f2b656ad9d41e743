import type { Avatar } from '../avatar';
import { every } from '../stream/every';
import { frameMs, framesPerSecond } from '../stream/frameSchedule';
import type { Movement } from '../stream/movement';
import { Saying } from '../stream/saying';
import { whenGraphicsAreLost } from './lostGraphics';

/** As a camera would send it: fine enough for a screen across the counter, and every machine decodes it. */
const filmSize = { width: 720, height: 1280 } as const;

/** A video has no holes: behind the figure is the light of the scene's lobby. */
const ground = ['#fffdf9', '#f8f2e8', '#e7dcc9'] as const;

function painter(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('this page has no canvas');
  const light = context.createLinearGradient(0, 0, 0, canvas.height);
  ground.forEach((colour, step) => {
    light.addColorStop(step / (ground.length - 1), colour);
  });
  context.fillStyle = light;
  return context;
}

const newCanvas = (): HTMLCanvasElement => Object.assign(document.createElement('canvas'), filmSize);

interface Options {
  load: (canvas: HTMLCanvasElement) => Promise<Avatar>;
  movement: Movement;
  /** Nothing is drawn any more: what is left to film is the ground. */
  onUnable: () => void;
}

/** An avatar that is drawn where nobody looks, for those who are sent its picture. It goes on in a page that is hidden. */
export class AvatarFilm {
  readonly track: MediaStreamTrack;
  readonly #stops: (() => void)[];

  static async begin({ load, ...options }: Options): Promise<AvatarFilm> {
    const canvas = newCanvas();
    return new AvatarFilm(await load(canvas), canvas, options);
  }

  private constructor(avatar: Avatar, drawn: HTMLCanvasElement, { movement, onUnable }: Omit<Options, 'load'>) {
    const screen = newCanvas();
    const context = painter(screen);
    avatar.resize(filmSize.width, filmSize.height);
    const saying = new Saying();
    let last = performance.now();
    const stopTicking = every(frameMs, () => {
      const now = performance.now();
      avatar.take(movement.frameAt(now));
      saying.goOn(movement.heard, avatar, last);
      avatar.draw((now - last) / 1000);
      last = now;
      context.fillRect(0, 0, screen.width, screen.height);
      context.drawImage(drawn, 0, 0);
    });
    const [track] = screen.captureStream(framesPerSecond).getVideoTracks();
    if (!track) throw new Error('a canvas gave no track');
    track.contentHint = 'motion';
    this.track = track;
    this.#stops = [
      stopTicking,
      movement.animate(avatar, last),
      whenGraphicsAreLost(drawn, onUnable),
      () => track.stop(),
      () => avatar.dispose(),
    ];
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }
}
