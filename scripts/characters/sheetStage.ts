/** The page side: plays motions with the product's own engine and lays their pictures out on a sheet. */
import { Puppet, Rig } from '../../apps/web/src/avatar';
import { characterById } from '../../apps/web/src/avatar/characters';
import { base64, contextOf, DESIGN } from './canvas';
import { SHEET, type Sheet } from './sheets';

const STEP = 1 / 60;
const STEPS_A_PICTURE = Math.round(1 / SHEET.fps / STEP);
/** The figure stands for a moment before it moves: its hair hangs still. */
const SETTLED = 1;

type Row = Sheet['rows'][number];

function* picturesOf(id: string, { played, from, seconds }: Row): Generator<{ rig: Rig; at: number }> {
  const character = characterById(id);
  const rig = new Rig(character, { cache: false });
  const puppet = new Puppet(character);
  const first = Math.round((SETTLED + from) / STEP);
  const last = first + Math.round(seconds / STEP);
  for (let n = 0; n < last; n++) {
    for (const { motion, at } of played) if (n === Math.round((SETTLED + at) / STEP)) puppet.play(motion);
    rig.set(puppet.step(STEP));
    rig.step(STEP);
    if (n >= first && (n - first) % STEPS_A_PICTURE === 0) yield { rig, at: n * STEP - SETTLED };
  }
}

export async function sheet(id: string, { rows }: Sheet): Promise<string> {
  const { columns, cell } = SHEET;
  const linesOf = ({ seconds }: Row): number => Math.ceil((seconds * SHEET.fps) / columns);
  const lines = rows.reduce((sum, row) => sum + linesOf(row), 0);
  const context = contextOf(columns * cell.width, lines * cell.height);
  let line = 0;
  for (const row of rows) {
    let place = 0;
    for (const { rig, at } of picturesOf(id, row)) {
      const [x, y] = [(place % columns) * cell.width, (line + Math.floor(place / columns)) * cell.height];
      place += 1;
      context.save();
      context.translate(x, y);
      context.beginPath();
      context.rect(0, 0, cell.width - 2, cell.height - 2);
      context.clip();
      context.fillStyle = '#e1efe8';
      context.fillRect(0, 0, cell.width, cell.height);
      rig.draw(context, cell.width / DESIGN.width);
      context.fillStyle = '#445';
      context.font = '12px sans-serif';
      context.fillText(at.toFixed(2), 4, cell.height - 8);
      context.restore();
    }
    line += linesOf(row);
  }
  return base64(context.canvas, 'image/png', 1);
}
