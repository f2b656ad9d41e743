import { drawn } from './drawn';

export const IconReceiptYen = /* @__PURE__ */ drawn(
  'M5 21v-16a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v16l-3 -2l-2 2l-2 -2l-2 2l-2 -2l-3 2',
  'M9 7l3 4l3 -4',
  'M12 11l0 5',
  'M9.5 13.5l5 0',
);
