import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { howThere } from '@mukae/contract/domain/call/otherSide';
import { useMemo, useState } from 'react';
import { roleMay } from '@/api/roleMay';
import { useObserved } from '@/observing/useObserved';
import { CallBanner } from './banners/CallBanner';
import { ControlBar } from './bar/ControlBar';
import { voiceState } from './bar/voiceState';
import type { CallSession } from './call/CallSession';
import { CaptureLine } from './capture/CaptureLine';
import type { OperatorDevices } from './devices/operatorDevices';
import { volume as keptVolume } from './devices/volume';
import { SentFilm } from './film/SentFilm';
import { OperationHead } from './head/OperationHead';
import { Quality } from './head/Quality';
import { AvatarGestures } from './motions/AvatarGestures';
import { OperationFrame } from './OperationFrame';
import { QueuePanel } from './queue/QueuePanel';
import { useOthersWaiting } from './queue/useOthersWaiting';
import classes from './Running.module.css';
import { CallSettings } from './settings/CallSettings';
import type { Setting } from './settings/SettingsDrawer';
import { SignagePreview } from './stage/SignagePreview';
import { useCalledCharacter } from './stage/useCalledCharacter';
import { useCalledSignage } from './stage/useCalledSignage';
import { voiceOf } from './stage/voiceOf';
import { TalkLog } from './visitor/TalkLog';
import { VisitorPicture } from './visitor/VisitorPicture';

/** A call or a monitoring that goes on, all of it in one window: the visitor and what I do, what they see and who is next, what is said. */
export function Running({
  session,
  devices,
  isHopeless,
  refusal,
  onCloseRefusal,
  onCallOut,
  onEnd,
}: {
  session: CallSession;
  devices: OperatorDevices;
  isHopeless: boolean;
  refusal: ErrorAnswer | null;
  onCloseRefusal: () => void;
  onCallOut: () => void;
  onEnd: () => void;
}) {
  const { avatar, share } = session;
  const { call, isMuted, isAside, isSignageStuck } = useObserved(session.facts);
  const connection = useObserved(session.connection.facts);
  const sharing = useObserved(share.sharing);
  const shownShare = useObserved(share.shown);
  const track = useObserved(devices.microphone.track);
  const fault = useObserved(devices.microphone.fault);
  const { data: signage } = useCalledSignage(call.signageId);
  const character = useCalledCharacter(call, signage);
  const waiting = useOthersWaiting(call.signageId);
  const [setting, setSetting] = useState<Setting | null>(null);
  const [volume, setVolume] = useState(keptVolume.remembered);
  const visitorTrack = connection.media?.person.getAudioTracks()[0];
  const voices = useMemo(() => ({ staff: voiceOf(track), visitor: voiceOf(visitorTrack) }), [track, visitorTrack]);
  const isTalking = avatar !== null;
  const trouble = isHopeless ? 'creation' : connection.trouble;

  const changeVolume = (percent: number) => {
    keptVolume.remember(percent);
    setVolume(percent);
  };
  return (
    <OperationFrame
      head={<OperationHead call={call} quality={<Quality connection={session.connection} />} onEnd={onEnd} />}
    >
      <div className={classes.grid} data-kind={isTalking ? 'talking' : 'watching'}>
        <div className={classes.mine}>
          <VisitorPicture
            connection={connection}
            touchButton={call.touchButton}
            volume={volume}
            microphone={track}
            banner={
              <CallBanner
                isTalking={isTalking}
                trouble={trouble}
                isSignageLost={call.isSignageLost}
                isVisitorGone={connection.isOtherGone}
                isSignageStuck={isSignageStuck}
                refusal={refusal}
                meeting={call.meeting}
                microphoneFault={isTalking ? fault : null}
                waiting={waiting}
                share={sharing}
                onCloseRefusal={onCloseRefusal}
                onReconnect={session.reconnect}
                onDevices={() => setSetting('devices')}
                onStopSharing={() => share.stop()}
              />
            }
          />
          <ControlBar
            talking={
              isTalking
                ? {
                    voice: {
                      level: voices.staff,
                      state: voiceState({ isMuted, isAside, isVoiceless: fault !== null }, connection),
                      onToggle: session.toggleMute,
                    },
                    sharing: {
                      isOn: sharing !== null,
                      onStart: () => void share.start(),
                      onStop: () => share.stop(),
                    },
                  }
                : null
            }
            isReconnectWanted={
              trouble !== null || isSignageStuck || connection.isOtherGone || connection.state === 'interrupted'
            }
            areSettingsOpen={setting !== null}
            onCallOut={onCallOut}
            onReconnect={session.reconnect}
            onSettings={() => setSetting(setting ? null : 'devices')}
          />
        </div>
        <div className={classes.theirs}>
          <SignagePreview
            call={call}
            signage={signage}
            character={character}
            share={shownShare}
            voices={voices}
            staff={howThere({ isGone: connection.isOtherGone, isConnected: connection.state === 'connected' })}
            movement={avatar?.movement ?? null}
          >
            {avatar && <SentFilm session={session} avatar={avatar} character={character} />}
            {avatar && <CaptureLine face={devices.face} onOpen={() => setSetting('capture')} />}
          </SignagePreview>
          {!roleMay('meeting.hold') && <QueuePanel waiting={waiting} />}
        </div>
        {avatar && <AvatarGestures className={classes.moves} avatar={avatar} state={connection.state} />}
        {isTalking && <TalkLog className={classes.log} session={session} />}
        {setting && (
          <CallSettings
            session={session}
            devices={devices}
            signage={signage}
            voice={voices.staff}
            volume={volume}
            shown={setting}
            onVolume={changeVolume}
            onShow={setSetting}
            onClose={() => setSetting(null)}
          />
        )}
      </div>
    </OperationFrame>
  );
}
