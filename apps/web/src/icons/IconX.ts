import { drawn } from './drawn';

export const IconX = /* @__PURE__ */ drawn('M18 6l-12 12', 'M6 6l12 12');
