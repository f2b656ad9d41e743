import type { Params, PoseName } from '../../apps/web/src/avatar';

/** What a still shows and the part of the 1080x1920 design frame it cuts out. */
export interface Shot {
  file: string;
  pose: PoseName;
  params: Params;
  /** Top of the cut and its width in design pixels; the middle of the frame stays in the middle. */
  cut: { top: number; width: number };
  size: { width: number; height: number };
  maxBytes: number;
}

const FULL = { top: 0, width: 1080 };
const FULL_SIZE = { width: 720, height: 1280 };
const FULL_BYTES = 90 * 1024;

const GENTLE: Params = { smile: 0.62, eyeSmile: 0.12, browUpL: 0.12, browUpR: 0.12 };

export function shotsOf(portrait: { top: number; width: number }): Shot[] {
  return [
    {
      file: 'thumb',
      pose: 'fold',
      params: GENTLE,
      cut: portrait,
      size: { width: 360, height: 440 },
      maxBytes: 40 * 1024,
    },
    { file: 'fold', pose: 'fold', params: GENTLE, cut: FULL, size: FULL_SIZE, maxBytes: FULL_BYTES },
    {
      file: 'wave',
      pose: 'wave',
      params: { ...GENTLE, smile: 0.8, eyeSmile: 0.2, browUpL: 0.3, browUpR: 0.3 },
      cut: FULL,
      size: FULL_SIZE,
      maxBytes: FULL_BYTES,
    },
    {
      file: 'bow',
      pose: 'bow',
      params: { eyeOpenL: 0, eyeOpenR: 0, smile: 0.3 },
      cut: FULL,
      size: FULL_SIZE,
      maxBytes: FULL_BYTES,
    },
    {
      file: 'guide',
      pose: 'guideL',
      params: { ...GENTLE, smile: 0.7, ee: 0.35, gazeX: 0.3, browUpL: 0.3, browUpR: 0.3 },
      cut: FULL,
      size: FULL_SIZE,
      maxBytes: FULL_BYTES,
    },
  ];
}

export const FILM = { file: 'standby', width: 540, height: 960, fps: 24, maxBytes: 1200 * 1024 } as const;
