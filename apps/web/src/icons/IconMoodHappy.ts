import { drawn } from './drawn';

export const IconMoodHappy = /* @__PURE__ */ drawn(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M9 9l.01 0',
  'M15 9l.01 0',
  'M8 13a4 4 0 1 0 8 0h-8',
);
