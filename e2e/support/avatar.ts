import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import type { Page } from '@playwright/test';
import { desk, operatorLogin } from './calls';
import { type Colour, photograph } from './pixels';

declare global {
  interface Window {
    sendFrame: (frame: Uint8Array<ArrayBuffer>) => void;
    acting: { frame: Uint8Array<ArrayBuffer> | null; losesEvery: number };
  }
}

/** What the first of the characters wears, and nothing else on a screen has. */
export const jacketColour: Colour = { red: 0x34, green: 0x49, blue: 0x7c };

/** As large as a signage has to be for its avatar to be recognised: a machine without graphics draws it in no time. */
export const smallSignage = { width: 270, height: 480 };

/** On the operator's page nothing of the avatar is drawn, so that what is looked at, the signage's, has the machine to itself. */
export const quietDesk = (loggedIn: (loginId: string) => Promise<Page>) => async (loginId: string) => {
  const page = await loggedIn(loginId);
  if (loginId !== operatorLogin) return page;
  await page.setViewportSize(desk);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
};

/**
 * What this page's avatar does is decided by the test, whatever its microphone and camera would make of it: thirty times
 * a second, and some of it gets lost on the way.
 */
export const takeFrames = (page: Page) =>
  page.addInitScript(() => {
    window.acting = { frame: null, losesEvery: 0 };
    window.sendFrame = () => {};
    const open = RTCPeerConnection.prototype.createDataChannel;
    RTCPeerConnection.prototype.createDataChannel = function (label, options) {
      const channel = open.call(this, label, options);
      if (label !== 'frames') return channel;
      const send = channel.send.bind(channel);
      window.sendFrame = (frame) => {
        if (channel.readyState === 'open') send(frame);
      };
      channel.send = () => {};
      return channel;
    };
    let sequence = 0;
    setInterval(() => {
      const { frame, losesEvery } = window.acting;
      sequence = (sequence + 1) % 65_536;
      if (!frame || (losesEvery > 0 && sequence % losesEvery === 0)) return;
      const view = new DataView(frame.buffer);
      view.setUint16(2, sequence);
      view.setUint32(4, Math.floor(performance.now()));
      window.sendFrame(frame);
    }, 1000 / 30);
  });

const face = (told: Parameters<typeof scoresFrom>[0]): AvatarFrame => ({ ...calmFrame, scores: scoresFrom(told) });

/** What a person in front of a camera does. */
const beats = {
  calm: calmFrame,
  mouthOpen: face({ jawOpen: 0.9 }),
  smile: face({ mouthSmileLeft: 1, mouthSmileRight: 1, cheekSquintLeft: 0.6, cheekSquintRight: 0.6 }),
  blink: face({ eyeBlinkLeft: 1, eyeBlinkRight: 1 }),
  turn: { ...calmFrame, head: { yaw: 24, pitch: 0, roll: 0 } },
} as const satisfies Record<string, AvatarFrame>;

/** From now on; null: nothing is told any more. */
export async function act(operator: Page, beat: keyof typeof beats | null, losesEvery = 0): Promise<void> {
  const bytes = beat && [...encodeFrame({ sequence: 0, sentAt: 0, frame: beats[beat] })];
  await operator.evaluate(
    (acting) => {
      window.acting = { ...acting, frame: acting.bytes && Uint8Array.from(acting.bytes) };
    },
    { bytes, losesEvery },
  );
}

/** Parts of the figure's frame in which a face shows what it does, and where the arm is of somebody who waves. */
const parts = {
  eyes: { x: 0.395, y: 0.235, width: 0.21, height: 0.05 },
  mouth: { x: 0.44, y: 0.3, width: 0.12, height: 0.045 },
  cheek: { x: 0.395, y: 0.285, width: 0.065, height: 0.05 },
  wave: { x: 0.14, y: 0.51, width: 0.05, height: 0.1 },
} as const;

interface Seen {
  /** How much of it is dark: pupils and lashes, what is behind the lips, or a sleeve. */
  dark: number;
  /** Where that is, from the left of the figure. */
  middle: number;
  /** How much of it is red, as the cheeks of somebody who smiles. */
  blush: number;
}
type Face = Record<keyof typeof parts, Seen>;

/** Whether the mouth is. */
export const isOpen = ({ mouth }: Face): boolean => mouth.dark > 0.1;

interface Points {
  data: Buffer;
  width: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a figure that stands there on the page. */
const partOn = (figure: Box, { x, y, width, height }: Box): Box => ({
  x: Math.floor(figure.x + x * figure.width),
  y: Math.floor(figure.y + y * figure.height),
  width: Math.floor(width * figure.width),
  height: Math.floor(height * figure.height),
});

function seenIn(page: Points, figure: Box, part: Box): Seen {
  const { x, y, width, height } = partOn(figure, part);
  const columns: number[] = [];
  let blushing = 0;
  for (let point = 0; point < width * height; point += 1) {
    const [column, row] = [x + (point % width), y + Math.floor(point / width)];
    const at = (row * page.width + column) * 3;
    const [red = 0, green = 0] = page.data.subarray(at, at + 2);
    if (green < 110) columns.push((column - figure.x) / figure.width);
    if (red > 200 && red - green > 50) blushing += 1;
  }
  const sum = columns.reduce((total, column) => total + column, 0);
  return {
    dark: columns.length / (width * height),
    middle: sum / Math.max(1, columns.length),
    blush: blushing / (width * height),
  };
}

/** What a visitor sees of the face: drawn on the canvas, or in the film. */
export async function faceOn(signage: Page, by: 'canvas' | 'video'): Promise<Face> {
  const figure = await signage.locator(by).boundingBox();
  const picture = await photograph(signage);
  if (!figure || !picture) throw new Error(`there is no ${by}`);
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const look = (part: Box) => seenIn({ data, width: info.width }, figure, part);
  return { eyes: look(parts.eyes), mouth: look(parts.mouth), cheek: look(parts.cheek), wave: look(parts.wave) };
}
