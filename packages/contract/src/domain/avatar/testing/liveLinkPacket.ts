import { type Blendshape, blendshapes, scoresFrom } from '../blendshapes';

interface Described {
  subject?: string;
  frame?: number;
  /** Of the head in radians, as the phone tells it. */
  yaw?: number;
  pitch?: number;
  roll?: number;
  shapes?: Readonly<Partial<Record<Blendshape, number>>>;
}

const utf8 = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|(.)/g)].map(([, hex, plain = '']) =>
    hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16),
  );

function bigEndian(size: number, write: (view: DataView) => void): number[] {
  const view = new DataView(new ArrayBuffer(size));
  write(view);
  return [...new Uint8Array(view.buffer)];
}

const i32 = (value: number): number[] => bigEndian(4, (view) => view.setInt32(0, value));
const f32 = (value: number): number[] => bigEndian(4, (view) => view.setFloat32(0, value));
const text = (value: string): number[] => [...i32(utf8(value).length), ...utf8(value)];

const device = 'E3B2C1D4-5F60-4A7B-8C9D-0E1F2A3B4C5D';

const headOf = ({ subject = 'iPhone', frame = 1 }: Described): number[] => [
  6,
  ...text(`$${device}`),
  ...text(subject),
  ...i32(frame),
  ...f32(0.25),
  ...i32(60),
  ...i32(1),
];

/** What the phone sends while it sees a face. */
export function facePacket(described: Described = {}): Uint8Array<ArrayBuffer> {
  const { yaw = 0, pitch = 0, roll = 0, shapes = {} } = described;
  const eyes = [0, 0, 0, 0, 0, 0];
  const values = [...scoresFrom(shapes), yaw, pitch, roll, ...eyes];
  return new Uint8Array([...headOf(described), blendshapes.length + 9, ...values.flatMap(f32)]);
}

/** And while it sees none. */
export const facelessPacket = (described: Described = {}): Uint8Array<ArrayBuffer> => new Uint8Array(headOf(described));
