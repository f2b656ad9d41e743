import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { type ReactNode, useMemo, useState } from 'react';
import { useObserved } from '@/observing/useObserved';
import type { VoiceLevel } from '@/scene/sceneState';
import { useMyCharacter } from '../useMyCharacter';
import { CallBanner, SocketBanner } from './banners/Banners';
import type { CallSession } from './call/CallSession';
import { CapturePanel } from './capture/CapturePanel';
import { ActionsPanel } from './controls/ActionsPanel';
import { DevicesPanel } from './controls/DevicesPanel';
import { ViewPanel } from './controls/ViewPanel';
import type { OperatorDevices } from './devices/operatorDevices';
import { volume as keptVolume } from './devices/volume';
import { OperationHead } from './head/OperationHead';
import { Quality } from './head/Quality';
import { MuteButton } from './me/MuteButton';
import { MyAvatar } from './me/MyAvatar';
import { SentFilm } from './me/SentFilm';
import { MotionPanel } from './motions/MotionPanel';
import { OperationFrame } from './OperationFrame';
import classes from './Running.module.css';
import { SignagePreview } from './stage/SignagePreview';
import { useCalledCharacter } from './stage/useCalledCharacter';
import { useCalledSignage } from './stage/useCalledSignage';
import { useShownMessage } from './stage/useShownMessage';
import { voiceOf } from './stage/voiceOf';
import { TalkLog } from './visitor/TalkLog';
import { VisitorPicture } from './visitor/VisitorPicture';
import { VoicePanel } from './voice/VoicePanel';

/** A call or a monitoring that goes on: what I do, what I see, what they see, what I can change. */
export function Running({
  session,
  devices,
  isHopeless,
  refused,
  onCallOut,
  onEnd,
}: {
  session: CallSession;
  devices: OperatorDevices;
  isHopeless: boolean;
  refused: ReactNode;
  onCallOut: () => void;
  onEnd: () => void;
}) {
  const { call, isMuted, isAside, isSignageStuck, isSignageLost, talk } = useObserved(session.facts);
  const connection = useObserved(session.connection.facts);
  const share = useObserved(session.share.sharing);
  const track = useObserved(devices.microphone.track);
  const { data: signage } = useCalledSignage(call.signageId);
  const character = useCalledCharacter(call, signage);
  const [volume, setVolume] = useState(keptVolume.remembered);
  const notice = useShownMessage(talk);
  const visitorTrack = connection.media?.person.getAudioTracks()[0];
  const voices = useMemo(() => ({ staff: voiceOf(track), visitor: voiceOf(visitorTrack) }), [track, visitorTrack]);
  const isTalking = call.kind !== 'monitoring';

  const changeVolume = (percent: number) => {
    keptVolume.remember(percent);
    setVolume(percent);
  };
  return (
    <OperationFrame
      head={<OperationHead call={call} quality={<Quality connection={session.connection} />} onEnd={onEnd} />}
      banners={
        <>
          {refused}
          <CallBanner
            trouble={isHopeless ? 'creation' : connection.trouble}
            isSignageLost={isSignageLost}
            isSignageStuck={isSignageStuck}
          />
          <SocketBanner />
        </>
      }
    >
      <div className={classes.grid}>
        <div className={classes.doing}>
          <Mine session={session} character={character} voice={voices.staff} isMuted={isMuted} isAside={isAside} />
          <MotionPanel gestures={session.avatar?.gestures ?? null} />
        </div>
        <div className={classes.seeing}>
          <VisitorPicture connection={connection} touchButton={call.touchButton} volume={volume} />
          {isTalking && <TalkLog talk={talk} onWrite={session.write} />}
        </div>
        <div className={classes.seen}>
          <SignagePreview
            call={call}
            signage={signage}
            character={character}
            share={share}
            voices={voices}
            notice={notice}
            movement={session.avatar?.movement ?? null}
          />
          {isTalking && <CapturePanel face={devices.face} />}
        </div>
        <div className={classes.changing}>
          <ActionsPanel
            onCallOut={onCallOut}
            onReconnect={session.reconnect}
            sharing={
              isTalking
                ? {
                    isOn: share !== null,
                    onStart: () => void session.share.start(),
                    onStop: () => session.share.stop(),
                  }
                : null
            }
          />
          <DevicesPanel {...devices} voice={voices.staff} volume={volume} onVolume={changeVolume} />
          {isTalking && <VoicePanel microphone={devices.microphone} speakAside={session.speakAside} />}
          {isTalking && signage && (
            <ViewPanel
              templates={signage.templates}
              view={call.view}
              isSharing={share !== null}
              onView={session.show}
              onTemplate={session.showTemplate}
            />
          )}
        </div>
      </div>
    </OperationFrame>
  );
}

function Mine({
  session,
  character,
  voice,
  isMuted,
  isAside,
}: {
  session: CallSession;
  character: CharacterAnswer | undefined;
  voice: VoiceLevel;
  isMuted: boolean;
  isAside: boolean;
}) {
  const { avatar } = session;
  if (!avatar) return <Watching voice={voice} />;
  const state = isMuted ? 'muted' : isAside ? 'aside' : 'spoken';
  return (
    <MyAvatar character={character} movement={avatar.movement} voice={voice} state={state}>
      <SentFilm session={session} avatar={avatar} character={character} />
      <MuteButton isMuted={isMuted} onToggle={session.toggleMute} />
    </MyAvatar>
  );
}

function Watching({ voice }: { voice: VoiceLevel }) {
  return <MyAvatar character={useMyCharacter()} movement={null} voice={voice} state="watching" />;
}
