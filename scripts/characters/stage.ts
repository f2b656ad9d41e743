/** The page side: draws stills and film frames with the product's own engine and hands them back as base64. */
import { IDLE_PERIOD, idleAt, Rig } from '../../apps/web/src/avatar';
import { characterById } from '../../apps/web/src/avatar/characters';
import { FILM, type Shot } from './shots';

const DESIGN = { width: 1080, height: 1920 };
/** Drawing larger and shrinking afterwards hides the hairline seams that clipping leaves. */
const OVERSAMPLE = 2;

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2D canvas here');
  context.imageSmoothingQuality = 'high';
  return context;
}

async function base64(canvas: OffscreenCanvas, type: string, quality: number): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

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

let film: { rig: Rig; large: OffscreenCanvasRenderingContext2D } | null = null;

/** Frames must be asked for in order: hair and ribbons remember where they were. */
export async function filmFrame(id: string, index: number): Promise<string> {
  const dt = 1 / FILM.fps;
  if (index === 0 || !film) {
    const rig = new Rig(characterById(id), { cache: false });
    rig.setPose(FILM.pose);
    film = { rig, large: contextOf(FILM.width * OVERSAMPLE, FILM.height * OVERSAMPLE) };
    // One whole period ahead brings the springs into their own cycle, so the last frame runs into the first.
    for (let t = -IDLE_PERIOD; t < -dt / 2; t += dt) {
      rig.set(idleAt(t, rig.character.life.idle));
      rig.step(dt);
    }
  }
  const { rig, large } = film;
  rig.set(idleAt(index * dt, rig.character.life.idle));
  rig.step(dt);
  const { width, height } = large.canvas;
  const light = large.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, '#fff3d6');
  light.addColorStop(1, '#ffdfb0');
  large.fillStyle = light;
  large.fillRect(0, 0, width, height);
  rig.draw(large, width / DESIGN.width);
  return base64(shrink(large.canvas, FILM.width, FILM.height), 'image/jpeg', 1);
}

export const filmFrames = Math.round(IDLE_PERIOD * FILM.fps);
