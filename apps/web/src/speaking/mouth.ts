import type { Movement } from '@/avatar/stream/movement';

/** Of whoever speaks. */
export type Mouth = Pick<Movement, 'speak' | 'hush'>;
