import type { Box } from '@mukae/contract/domain/scene/block';
import { largestSize } from '@mukae/contract/domain/scene/largestSize';
import type { OrientationPresets } from '@mukae/contract/domain/scene/orientationPresets';
import { type LookName, sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { useEffect, useState } from 'react';
import {
  type Icon,
  IconBell,
  IconCircleCheck,
  IconClock,
  IconEar,
  IconEye,
  IconMessageDots,
  IconMoon,
  IconPlayerPause,
  IconScreenShare,
  IconUsers,
} from '@/icons';
import { Fading } from './Fading';
import classes from './Head.module.css';
import { prepareMedium } from './media/prepareMedium';
import { placed, placedText } from './placed';
import { useFitted } from './useFitted';
import { Words } from './Words';

const signs: Readonly<Record<LookName, Icon>> = {
  Standby: IconCircleCheck,
  Listening: IconEar,
  Answering: IconMessageDots,
  StaffAway: IconMoon,
  Calling: IconBell,
  Active: IconMessageDots,
  Share: IconScreenShare,
  Monitoring: IconEye,
  Crowded: IconUsers,
  Absent: IconClock,
  Suspended: IconPlayerPause,
  Offline: IconClock,
};

/** The band on which they stand, beneath what was moved there. */
export const HeadGround = ({ preset: { height } }: { preset: OrientationPresets['head'] }) => (
  <div className={classes.ground} style={{ height: `calc(${height * 100}% + 12px)` }} />
);

/** Whose reception it is, and how it stands: a sign, a word and a colour. */
export function Head({
  preset: { ribbon },
  place,
  look,
  logo,
  host,
}: {
  preset: OrientationPresets['head'];
  /** Of the logo. */
  place: Box;
  look: LookName;
  logo: string | null;
  /** Said where there is no logo. */
  host: string;
}) {
  const Sign = signs[look];
  return (
    <>
      <div className={classes.logo} style={placed(place)}>
        {logo ? <Logo key={logo} url={logo} host={host} /> : <Host name={host} />}
      </div>
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

/** One that does not come is looked for out of sight, until it does. */
function Logo({ url, host }: { url: string; host: string }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) return;
    const ending = new AbortController();
    const look = async () => {
      if (await prepareMedium({ kind: 'picture', url }, ending.signal)) setFailed(false);
    };
    const timer = setInterval(() => void look(), sceneMotion.mediaRetryMs);
    return () => {
      ending.abort();
      clearInterval(timer);
    };
  }, [failed, url]);
  if (failed) return <Host name={host} />;
  return <img className={classes.picture} src={url} alt="" onError={() => setFailed(true)} />;
}

const [largest, smallest]: readonly [number, number] = [40, 22];

/** A long name grows smaller, and then takes two lines. */
const Host = ({ name }: { name: string }) => (name === '' ? null : <HostName key={name} name={name} />);

function HostName({ name }: { name: string }) {
  const [ref, fontSize] = useFitted(
    largest,
    (fits) =>
      largestSize(largest, smallest, (size) => fits(name, { fontSize: size, className: classes.name })) ?? smallest,
  );
  return (
    <div ref={ref} className={classes.host}>
      <p className={classes.name} style={{ fontSize }}>
        {name}
      </p>
    </div>
  );
}
