import { drawn } from './drawn';

export const IconMoodSurprised = /* @__PURE__ */ drawn(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M9 9l.01 0',
  'M15 9l.01 0',
  'M10 15a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
);
