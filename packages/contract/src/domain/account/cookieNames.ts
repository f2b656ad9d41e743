/** What browsers keep for us. Scripts read the role, the user and whether a reservation is kept; the others are not for them. */
export const cookieNames = {
  session: 'session',
  userId: 'user_id',
  role: 'user_role',
  /** The token that `kept` stands for. */
  reservation: 'reservation_token',
  isReservationKept: 'reservation_kept',
  /** Outlasts every session. */
  device: 'device',
} as const;
