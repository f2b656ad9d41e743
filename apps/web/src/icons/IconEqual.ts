import { drawn } from './drawn';

export const IconEqual = /* @__PURE__ */ drawn('M5 10h14', 'M5 14h14');
