import type { Size } from '../signage/size';
import type { Align, AvatarBlock, Box, MediaBlock, SpeechBlock, TelopBlock, TextBlock } from './block';
import type { CropName } from './crop';
import { sceneColours } from './sceneColours';

/** Left, top, width and height in pixels of the canvas a preset was drawn on. */
type Pixels = readonly [number, number, number, number];
/** The size a text has, and the smallest it may have. */
type Font = readonly [number, number];

const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 10_000;

/** Presets are drawn in pixels of a canvas, and kept as fractions of any. */
export function drawnOn(canvas: Size) {
  const box = ([x, y, width, height]: Pixels): Box => ({
    x: shareOf(x, canvas.width),
    y: shareOf(y, canvas.height),
    width: shareOf(width, canvas.width),
    height: shareOf(height, canvas.height),
  });

  const text = (
    place: Pixels,
    [fontSize, minFontSize]: Font,
    { align = 'start', textColour = sceneColours.ink, background = sceneColours.clear }: Partial<TextLook> = {},
  ): TextBlock => ({ ...box(place), align, textColour, background, fontSize, minFontSize });

  return {
    box,
    text,
    telop: (
      place: Pixels,
      font: Font,
      { align = 'start', growsIntoSpeech = false }: { align?: Align; growsIntoSpeech?: boolean } = {},
    ): TelopBlock => ({ ...text(place, font, { align }), growsIntoSpeech }),
    speech: (
      place: Pixels,
      font: Font,
      tail: SpeechBlock['tail'],
      { replacesTelop = false }: { replacesTelop?: boolean } = {},
    ): SpeechBlock => ({ ...text(place, font, { background: sceneColours.paper }), tail, replacesTelop }),
    media: (place: Pixels, radius = 0): MediaBlock => ({ ...box(place), radius }),
    avatar: (
      place: Pixels,
      crop: CropName,
      { growsIntoTelop = false }: { growsIntoTelop?: boolean } = {},
    ): AvatarBlock => ({ ...box(place), crop, isFramed: crop === 'bust', growsIntoTelop }),
    /** What is pressed to reach the staff. */
    call: (place: Pixels, font: Font): TextBlock =>
      text(place, font, { align: 'center', textColour: sceneColours.paper, background: sceneColours.call }),
    /** What stands on an edge, to say who answers. */
    plate: (place: Pixels): TextBlock =>
      text(place, [27, 24], { textColour: sceneColours.softInk, background: sceneColours.paper }),
    /** What is pressed to leave. */
    leave: (place: Pixels, font: Font): TextBlock =>
      text(place, font, { align: 'center', background: sceneColours.paper }),
  };
}

type TextLook = Pick<TextBlock, 'align' | 'textColour' | 'background'>;
