import { drawn } from './drawn';

export const IconMinus = /* @__PURE__ */ drawn('M5 12l14 0');
