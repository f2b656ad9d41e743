import type { OrientationPresets } from '@mukae/contract/domain/scene/orientationPresets';
import { type LookName, sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { useState } from 'react';
import {
  type Icon,
  IconBell,
  IconCircleCheck,
  IconClock,
  IconEye,
  IconMessageDots,
  IconPlayerPause,
  IconScreenShare,
  IconUsers,
} from '@/icons';
import { Fading } from './Fading';
import classes from './Head.module.css';
import { placed, placedText } from './placed';
import { Words } from './Words';

const signs: Readonly<Record<LookName, Icon>> = {
  Standby: IconCircleCheck,
  Calling: IconBell,
  Active: IconMessageDots,
  Share: IconScreenShare,
  Monitoring: IconEye,
  Crowded: IconUsers,
  Suspended: IconPlayerPause,
  Offline: IconClock,
};

/** Whose reception it is, and how it stands: a sign, a word and a colour. */
export function Head({
  preset: { height, logo, ribbon },
  look,
  logoUrl,
}: {
  preset: OrientationPresets['head'];
  look: LookName;
  logoUrl: string | null;
}) {
  const Sign = signs[look];
  return (
    <>
      <div className={classes.ground} style={{ height: `calc(${height * 100}% + 12px)` }} />
      {logoUrl && (
        <div className={classes.logo} style={placed(logo)}>
          <Logo key={logoUrl} url={logoUrl} />
        </div>
      )}
      <Fading id={look} covers>
        <div className={classes.place} role="status" style={placedText(ribbon)}>
          <p className={classes.ribbon} style={{ backgroundColor: sceneLooks[look].ribbon }}>
            <Sign className={classes.sign} stroke={2.2} aria-hidden />
            <Words of={sceneLooks[look].word} />
          </p>
        </div>
      </Fading>
    </>
  );
}

function Logo({ url }: { url: string }) {
  const [failed, setFailed] = useState(false);
  return failed ? null : <img className={classes.picture} src={url} alt="" onError={() => setFailed(true)} />;
}
