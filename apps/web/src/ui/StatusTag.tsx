import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconBellOff,
  IconBellRinging,
  IconCircleCheck,
  IconDeviceTvOld,
  IconDoorExit,
  IconEye,
  IconMail,
  IconMessages,
  IconPlayerPause,
  IconPlugConnectedX,
  IconUnlink,
  IconUsersGroup,
} from '@/icons';
import classes from './StatusTag.module.css';

export type StatusTone =
  | 'standby'
  | 'calling'
  | 'active'
  | 'monitoring'
  | 'crowded'
  | 'suspended'
  | 'leaving'
  | 'logout'
  | 'unpaired'
  | 'missed'
  | 'messageLeft'
  | 'calledOff'
  | 'cutOff'
  | 'attention';

const shapes: Record<StatusTone, Icon> = {
  standby: IconCircleCheck,
  calling: IconBellRinging,
  active: IconMessages,
  monitoring: IconEye,
  crowded: IconUsersGroup,
  suspended: IconPlayerPause,
  leaving: IconDoorExit,
  logout: IconPlugConnectedX,
  unpaired: IconDeviceTvOld,
  missed: IconBellOff,
  messageLeft: IconMail,
  calledOff: IconArrowBackUp,
  cutOff: IconUnlink,
  attention: IconAlertTriangle,
};

/** A state said three times: by its own shape, its own colour and a word. */
export function StatusTag({ tone, word, big = false }: { tone: StatusTone; word: string; big?: boolean }) {
  const Shape = shapes[tone];
  return (
    <span className={classes.tag} data-tone={tone} data-big={big || undefined}>
      <Shape size={big ? 19 : 15} stroke={2} aria-hidden />
      {word}
    </span>
  );
}
