/** The page side: draws stills and film frames with the product's own engine and hands them back as base64. */
import { Puppet, Rig, WELCOME_PERIOD, Welcome } from '../../apps/web/src/avatar';
import { characterById } from '../../apps/web/src/avatar/characters';
import { base64, contextOf, DESIGN } from './canvas';
import { FILM, type Shot } from './shots';

export { sheet } from './sheetStage';

/** Drawing larger and shrinking afterwards hides the hairline seams that clipping leaves. */
const OVERSAMPLE = 2;

function shrink(source: OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const small = contextOf(width, height);
  small.drawImage(source, 0, 0, width, height);
  return small.canvas;
}

export async function still(id: string, shot: Shot): Promise<string> {
  const rig = new Rig(characterById(id), { cache: false });
  rig.setPose(shot.pose);
  rig.set(shot.params);
  const { width, height } = shot.size;
  const scale = (width * OVERSAMPLE) / shot.cut.width;
  const large = contextOf(width * OVERSAMPLE, height * OVERSAMPLE);
  rig.draw(large, scale, shot.cut.width / 2, -shot.cut.top);
  const picture = shrink(large.canvas, width, height);
  for (const quality of [0.92, 0.88, 0.84, 0.78, 0.7]) {
    const data = await base64(picture, 'image/webp', quality);
    if (data.length * 0.75 <= shot.maxBytes) return data;
  }
  throw new Error(`${id}/${shot.file} does not fit into ${shot.maxBytes} bytes`);
}

let film: { rig: Rig; goOn: () => void; large: OffscreenCanvasRenderingContext2D } | null = null;

function beginFilm(id: string): NonNullable<typeof film> {
  const rig = new Rig(characterById(id), { cache: false });
  const puppet = new Puppet(rig.character);
  const welcome = new Welcome();
  const dt = 1 / FILM.fps;
  const goOn = (): void => {
    welcome.goOn(puppet, dt);
    rig.set(puppet.step(dt));
    rig.step(dt);
  };
  // One whole period ahead brings the springs into their own cycle, so the last frame runs into the first.
  for (let frame = 0; frame < filmFrames; frame++) goOn();
  return { rig, goOn, large: contextOf(FILM.width * OVERSAMPLE, FILM.height * OVERSAMPLE) };
}

/** Frames must be asked for in order: everything remembers where it was. */
export async function filmFrame(id: string, index: number): Promise<string> {
  if (index === 0 || !film) film = beginFilm(id);
  const { rig, goOn, large } = film;
  goOn();
  const { width, height } = large.canvas;
  const light = large.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, '#fff3d6');
  light.addColorStop(1, '#ffdfb0');
  large.fillStyle = light;
  large.fillRect(0, 0, width, height);
  rig.draw(large, width / DESIGN.width);
  return base64(shrink(large.canvas, FILM.width, FILM.height), 'image/jpeg', 1);
}

export const filmFrames = Math.round(WELCOME_PERIOD * FILM.fps);
