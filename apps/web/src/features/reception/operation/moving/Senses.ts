import type { FaceSource } from '@/capture';
import type { PhoneSource } from '@/features/reception/phone/PhoneSource';
import type { onMouth } from '@/voice';

/** What an operator is sensed with: each tells by itself what is new. */
export interface Senses {
  face: Pick<FaceSource, 'on' | 'settings'>;
  phone: Pick<PhoneSource, 'on'>;
  onMouth: typeof onMouth;
}
