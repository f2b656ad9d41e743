import type { AnswerGesture } from '@mukae/contract/domain/answer/answer';
import {
  type Icon,
  IconHandFingerLeft,
  IconHandFingerRight,
  IconHandStop,
  IconMoodCheck,
  IconMoodSmile,
  IconUserDown,
} from '@/icons';

export const gestureIcons: Readonly<Record<AnswerGesture, Icon>> = {
  plain: IconMoodSmile,
  nod: IconMoodCheck,
  wave: IconHandStop,
  bow: IconUserDown,
  showLeft: IconHandFingerLeft,
  showRight: IconHandFingerRight,
};
