import { drawn } from './drawn';

export const IconFaceId = /* @__PURE__ */ drawn(
  'M4 8v-2a2 2 0 0 1 2 -2h2',
  'M4 16v2a2 2 0 0 0 2 2h2',
  'M16 4h2a2 2 0 0 1 2 2v2',
  'M16 20h2a2 2 0 0 0 2 -2v-2',
  'M9 10l.01 0',
  'M15 10l.01 0',
  'M9.5 15a3.5 3.5 0 0 0 5 0',
);
