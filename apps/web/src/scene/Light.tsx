import type { Box, MediaBlock } from '@mukae/contract/domain/scene/block';
import { boxOn } from '@mukae/contract/domain/scene/designCanvas';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { CSSProperties } from 'react';
import classes from './Light.module.css';
import { placed } from './placed';
import type { Standing } from './standing';
import { useVoice } from './useVoice';
import type { VoiceLevel } from './voiceLevel';

/** The light behind the character has the colour of the scene; it follows her voice, and goes out in rings while she calls. */
export function Light({
  standing: { block, light },
  media,
  canvas,
  isCalling,
  voice,
}: {
  standing: Standing;
  media: MediaBlock | null;
  canvas: Size;
  isCalling: boolean;
  voice: VoiceLevel | null;
}) {
  if (block.isFramed) return voice && <Voice voice={voice} place={placed(block)} isFramed />;
  const place = disc(light);
  return (
    <div
      className={classes.light}
      style={{ clipPath: media && isBeside(block, media, canvas) ? besideOf(media, canvas) : undefined }}
    >
      {isCalling && (
        <>
          <div className={classes.ring} style={place} />
          <div className={classes.ring} style={place} />
        </>
      )}
      {voice && <Voice voice={voice} place={place} />}
      <div className={classes.lamp} style={place} />
    </div>
  );
}

/** What the staff shows stands in the light, too. */
export function ScreenLight({ screen, canvas }: { screen: Box; canvas: Size }) {
  const { x, y, width, height } = boxOn(canvas, screen);
  const middle = { x: x + width / 2, y: y + height / 2, width: Math.min(width, height) * 0.96 };
  return <div className={classes.lamp} style={disc(middle)} />;
}

function Voice({ voice, place, isFramed = false }: { voice: VoiceLevel; place: CSSProperties; isFramed?: boolean }) {
  return <div ref={useVoice(voice)} className={classes.voice} data-framed={isFramed || undefined} style={place} />;
}

const disc = ({ x, y, width }: Standing['light']): CSSProperties => ({
  left: x - width / 2,
  top: y - width / 2,
  width,
  height: width,
});

const airBesideMedia = 0.006;

/** A medium that was moved may lie behind her, and then behind her light. */
const isBeside = (avatar: Box, media: Box, canvas: Size): boolean =>
  canvas.width > canvas.height ? media.x + media.width <= avatar.x : media.y + media.height <= avatar.y;

/** Rings never run over a medium beside her. */
const besideOf = ({ x, y, width, height }: Box, canvas: Size): string =>
  canvas.width > canvas.height
    ? `inset(0 0 0 ${(x + width + airBesideMedia) * 100}%)`
    : `inset(${(y + height) * 100}% 0 0 0)`;
