import { drawn } from './drawn';

export const IconMoodAnnoyed = /* @__PURE__ */ drawn(
  'M12 21a9 9 0 1 1 0 -18a9 9 0 0 1 0 18',
  'M15 14c-2 0 -3 1 -3.5 2.05',
  'M9 10h-.01',
  'M15 10h-.01',
);
