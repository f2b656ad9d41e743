import { Button } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { Meeting } from '@mukae/contract/domain/reservation/meeting';
import { errors } from '@mukae/contract/errors/errors';
import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';
import { IconRefresh } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { useSocket } from '@/live/useLive';
import type { MediaFault } from '@/rtc';
import type { Sharing } from '../call/ScreenShare';
import { meetingTexts } from '../meeting/meeting.texts';
import { useWarning } from '../meeting/useWarning';
import type { Waiting } from '../queue/useOthersWaiting';
import { Banner } from './Banner';
import { bannersTexts } from './banners.texts';
import { useClosable } from './useClosable';

interface Props {
  /** False: she only watches. */
  isTalking: boolean;
  trouble: ConnectionFacts['trouble'];
  isSignageLost: boolean;
  isVisitorGone: boolean;
  isSignageStuck: boolean;
  /** Why the signage could not be called. */
  refusal: ErrorAnswer | null;
  /** What was reserved for it; null: nothing. */
  meeting: Meeting | null;
  microphoneFault: MediaFault | null;
  /** The longest waiting first. */
  waiting: readonly Waiting[];
  share: Sharing;
  onCloseRefusal: () => void;
  onReconnect: () => void;
  onDevices: () => void;
  onStopSharing: () => void;
}

/**
 * The one thing to know first. Without a connection nothing else matters, without a signage its picture does not; for ten seconds
 * that the end is near; then what keeps me from being heard, who else waits, and last what is as it should be.
 */
export function CallBanner(props: Props) {
  const t = useTexts(bannersTexts);
  const { language } = useLanguage();
  const isSocketLost = useSocket().is === 'lost';
  const { isTalking, trouble, isSignageLost, isVisitorGone, isSignageStuck } = props;
  const { refusal, microphoneFault, waiting, share, meeting } = props;
  const ending = useTexts(meetingTexts);
  const minutesLeft = useWarning(meeting);
  const { isOpen, close } = useClosable(waiting.map(({ signageId, since }) => `${signageId} ${since}`));
  const reconnect = (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
      aria-label={t.reconnectNow}
      onClick={props.onReconnect}
    >
      {t.reconnect}
    </Button>
  );
  if (trouble) return <Banner tone="lost" title={t[trouble]} action={reconnect} />;
  // What the server said before it was lost itself may no longer be so.
  if (isSignageLost && !isSocketLost) {
    const { code, text } = errors.signageLost;
    return <Banner tone="lost" title={text[language]} code={code} />;
  }
  if (isVisitorGone) {
    const help = isTalking ? t.visitorGoneHelp.talking : t.visitorGoneHelp.watching;
    return <Banner tone="lost" title={t.visitorGone} text={help} />;
  }
  if (minutesLeft !== null)
    return <Banner tone="ending" title={ending.warning(minutesLeft)} text={ending.warningText} />;
  if (isSignageStuck) return <Banner tone="lost" title={t.stuck} text={t.stuckHelp} />;
  if (refusal) return <Banner tone="lost" title={refusal.msg} code={refusal.code} onClose={props.onCloseRefusal} />;
  if (microphoneFault) {
    return (
      <Banner
        tone="lost"
        title={t.unheard}
        text={t.fault[microphoneFault]}
        action={
          <Button size="xs" variant="default" onClick={props.onDevices}>
            {t.devices}
          </Button>
        }
      />
    );
  }
  // Media goes from page to page: nothing is broken yet, so nothing is loud.
  if (isSocketLost) return <Banner tone="quiet" title={t.socketLost} text={t.goesOn} />;
  const [longest] = waiting;
  if (longest && isOpen) {
    const text = t.at(longest.signageName, waiting.length);
    return <Banner tone="waiting" title={t.waiting(waiting.length)} text={text} onClose={close} />;
  }
  if (!share) return null;
  return (
    <Banner
      tone="sharing"
      title={share.stream ? t.sharing : t.choosing}
      action={
        <Button size="xs" variant="default" onClick={props.onStopSharing}>
          {t.stopSharing}
        </Button>
      }
    />
  );
}
