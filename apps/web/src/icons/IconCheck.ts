import { drawn } from './drawn';

export const IconCheck = /* @__PURE__ */ drawn('M5 12l5 5l10 -10');
