const day = 24 * 60 * 60 * 1000;

/** How long a place where somebody logged in has a count of its own for wrong tries, after the last login there. */
export const knownPlaceLifetimes = {
  /** As long as most cookies last. */
  device: 180 * day,
  /** By then a network may have given it to somebody else. */
  address: 30 * day,
} as const;

/** Of one person; the one that was not used for longest gives way. */
export const knownPlacesMax = 20;
