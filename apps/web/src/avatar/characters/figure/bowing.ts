/** The share of a bow that the neck takes back: a drawing shows a face, not the top of a head. */
export const NECK_KEEPS = 0.4;
/** A head is round: bowed by a degree it looks as high as before, where its drawing would be flatter by this much. */
export const HEAD_IS_ROUND = 0.0021;
/** By so much a degree the chin comes down before the collar. */
export const CHIN_COMES_DOWN = 1.7;
