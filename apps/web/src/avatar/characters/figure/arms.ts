import { type DrawnCharacter, HAND } from '@/avatar/character';

/** The share of a bow that the arms do not take part in: they go on hanging. */
export const ARM_HANGS = 0.8;

/** An arm that has nothing to do hangs, a little bent. */
export const AT_EASE = {
  L: { shL: 5, sdL: 0, elL: 12, edL: 10, wrL: 2, handL: HAND.relaxed },
  R: { shR: 5, sdR: 0, elR: 12, edR: 10, wrR: 2, handR: HAND.relaxed },
} as const;

/** A hand that changes its shape turns aside meanwhile, not so far that its edge would be a blade. */
export const HAND_TURNS = { 'handTurn@': -0.28 } as const;

/** On its way the forearm comes towards the viewer, the elbow gives way and the hand trails behind. */
export const armArcs: DrawnCharacter['arcs'] = {
  edL: ['elL', 0.06],
  edR: ['elR', 0.06],
  shL: ['elL', 0.03],
  shR: ['elR', 0.03],
  wrL: ['elL', 0.14],
  wrR: ['elR', 0.14],
};
