import type { Scene } from '../signage/scene';
import { isTimed, type Timed } from './timetable';

/** In which a web-reservation user meets her visitors. */
export const meetingScene = 'Active' satisfies Scene;

/** Whoever rents the avatar, and whom she meets, know one scene of her signage, and it has no hours. Of a device all are known. */
export const isKnownOn = ({ ownerId }: { ownerId: number | null }, template: Timed): boolean =>
  ownerId === null || (template.scene === meetingScene && !isTimed(template));
