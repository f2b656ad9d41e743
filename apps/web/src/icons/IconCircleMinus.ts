import { drawn } from './drawn';

export const IconCircleMinus = /* @__PURE__ */ drawn('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 'M9 12l6 0');
