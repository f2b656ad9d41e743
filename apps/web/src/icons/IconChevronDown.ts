import { drawn } from './drawn';

export const IconChevronDown = /* @__PURE__ */ drawn('M6 9l6 6l6 -6');
