/** What comes from the operator's phone; silent when nothing does. */
export type PhoneState = { is: 'silent' } | { is: 'face' | 'noFace' | 'otherSubject'; subject: string };

export const isSameState = (one: PhoneState, other: PhoneState): boolean =>
  one.is === 'silent' || other.is === 'silent'
    ? one.is === other.is
    : one.is === other.is && one.subject === other.subject;
