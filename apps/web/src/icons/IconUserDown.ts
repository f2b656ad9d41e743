import { drawn } from './drawn';

export const IconUserDown = /* @__PURE__ */ drawn(
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0',
  'M6 21v-2a4 4 0 0 1 4 -4h4c.342 0 .674 .043 .99 .124',
  'M19 16v6',
  'M22 19l-3 3l-3 -3',
);
