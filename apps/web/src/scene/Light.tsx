import type { Size } from '@mukae/contract/domain/signage/size';
import type { Arrangement } from '@mukae/contract/domain/template/arrangement';
import type { AvatarBlock, Box } from '@mukae/contract/domain/template/block';
import type { Placing } from '@mukae/contract/domain/template/crop';
import { boxOn } from '@mukae/contract/domain/template/designCanvas';
import type { CSSProperties } from 'react';
import { avatarRadius } from './Avatar';
import classes from './Light.module.css';
import { placed } from './placed';
import type { VoiceLevel } from './sceneState';
import { useVoice } from './useVoice';

/** Of a figure drawn in full size: how far below its upper edge the light stands, and how wide it is. */
const lamp = { below: 388, width: 790 };
const besideMedia = 0.006;

/** The light behind the character has the colour of the scene; it follows her voice, and goes out in rings while she calls. */
export function Light({
  arrangement: { avatar, media, screen },
  placing,
  canvas,
  isCalling,
  voice,
}: {
  arrangement: Arrangement;
  placing: Placing | null;
  canvas: Size;
  isCalling: boolean;
  voice: VoiceLevel | null;
}) {
  if (screen) return <ScreenLight screen={boxOn(canvas, screen)} avatar={avatar} voice={voice} />;
  if (!avatar || !placing) return null;
  if (avatar.isFramed) return voice && <FrameVoice avatar={avatar} voice={voice} />;
  const { x, y, width } = boxOn(canvas, avatar);
  const place = discAt(x + width / 2, y + lamp.below * placing.scale, lamp.width * placing.scale);
  return (
    <div className={classes.light} style={{ clipPath: media ? besideOf(media, canvas) : undefined }}>
      {isCalling && (
        <>
          <div className={classes.ring} style={place} />
          <div className={classes.ring} style={place} />
        </>
      )}
      {voice && <DiscVoice place={place} voice={voice} />}
      <div className={classes.lamp} style={place} />
    </div>
  );
}

const discAt = (centreX: number, centreY: number, width: number): CSSProperties => ({
  left: centreX - width / 2,
  top: centreY - width / 2,
  width,
  height: width,
});

/** Rings never run under a medium. */
const besideOf = ({ x, y, width, height }: Box, canvas: Size): string =>
  canvas.width > canvas.height
    ? `inset(0 0 0 ${(x + width + besideMedia) * 100}%)`
    : `inset(${(y + height) * 100}% 0 0 0)`;

function DiscVoice({ place, voice }: { place: CSSProperties; voice: VoiceLevel }) {
  return <div ref={useVoice(voice)} className={classes.voice} style={place} />;
}

function FrameVoice({ avatar, voice }: { avatar: AvatarBlock; voice: VoiceLevel }) {
  return (
    <div
      ref={useVoice(voice)}
      className={classes.voice}
      data-framed
      style={{ ...placed(avatar), borderRadius: avatarRadius }}
    />
  );
}

/** What the staff shows stands in the light, too. */
function ScreenLight({
  screen: { x, y, width, height },
  avatar,
  voice,
}: {
  screen: Box;
  avatar: AvatarBlock | null;
  voice: VoiceLevel | null;
}) {
  const disc = discAt(x + width / 2, y + height / 2, Math.min(width, height) * 0.96);
  return (
    <>
      <div className={classes.lamp} style={disc} />
      {avatar && voice && <FrameVoice avatar={avatar} voice={voice} />}
    </>
  );
}
