/** A reservation while somebody is there for it. */
export interface Meeting {
  reservationId: number;
  /** Its end: to the second nobody is in it any more. */
  until: number;
}

export const isOver = ({ until }: Meeting, now: number): boolean => now >= until;
