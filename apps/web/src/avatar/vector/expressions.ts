import type { Expression } from '@mukae/contract/domain/avatar/motions';
import type { Params } from '../params';

/** What a feeling adds to the face. */
export const commonExpressions: Record<Expression, Params> = {
  plain: {},
  smile: { smile: 0.35, eyeSmile: 0.2, browUpL: 0.12, browUpR: 0.12 },
  joy: { smile: 0.5, eyeSmile: 1, eyeOpenL: -0.9, eyeOpenR: -0.9, browUpL: 0.35, browUpR: 0.35 },
  sorry: { smile: -0.6, frown: 0.4, browSad: 0.85, eyeOpenL: -0.18, eyeOpenR: -0.18, gazeY: 0.12, headBow: 3.5 },
  surprise: { smile: -0.6, oh: 0.75, eyeOpenL: 0.4, eyeOpenR: 0.4, browUpL: 0.9, browUpR: 0.9, headBow: -2 },
  serious: { smile: -0.6, press: 0.35, browDownL: 0.4, browDownR: 0.4, browAngryL: 0.25, browAngryR: 0.25 },
};
