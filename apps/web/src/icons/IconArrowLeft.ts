import { drawn } from './drawn';

export const IconArrowLeft = /* @__PURE__ */ drawn('M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6');
