import { drawn } from './drawn';

export const IconThinkingMedium = /* @__PURE__ */ drawn(
  'M17 21v-1.25c0 -2.311 .778 -1.92 2.244 -3.749a8 8 0 1 0 -14.244 -5.001q 0 .25 -1.876 3.518a1 1 0 0 0 .876 1.482h2v3a2 2 0 0 0 2 2h3',
  'M11 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
);
