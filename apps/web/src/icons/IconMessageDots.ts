import { drawn } from './drawn';

export const IconMessageDots = /* @__PURE__ */ drawn(
  'M12 11v.01',
  'M8 11v.01',
  'M16 11v.01',
  'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3l12 0',
);
