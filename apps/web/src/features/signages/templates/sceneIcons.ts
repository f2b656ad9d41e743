import type { Scene } from '@mukae/contract/domain/signage/scene';
import {
  type Icon,
  IconBellRinging,
  IconCircleCheck,
  IconEye,
  IconMessages,
  IconPlayerPause,
  IconUsersGroup,
} from '@/icons';

/** A sign for each scene. Without colours: the vermilion of a call belongs to a visitor who rings. */
export const sceneIcons: Readonly<Record<Scene, Icon>> = {
  Standby: IconCircleCheck,
  Calling: IconBellRinging,
  Active: IconMessages,
  Monitoring: IconEye,
  Crowded: IconUsersGroup,
  Suspended: IconPlayerPause,
};
