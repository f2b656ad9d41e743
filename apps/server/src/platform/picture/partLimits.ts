/** How many parts a picture may consist of; a file of nothing but empty ones would take long. */
export const partLimits = {
  /** A camera writes a dozen before what is seen, an editor some hundred; who reads them keeps each. */
  beforeSeen: 2000,
  /** What is seen comes in pieces itself. */
  all: 50_000,
};
