/** A call takes 0 for a choice that is taken back. */
export const orNoChoice = <Chosen>(chosen: Chosen | null): Chosen | 0 => (chosen === null ? 0 : chosen);
