import { drawn } from './drawn';

export const IconCircle = /* @__PURE__ */ drawn('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0');
