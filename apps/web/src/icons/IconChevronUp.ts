import { drawn } from './drawn';

export const IconChevronUp = /* @__PURE__ */ drawn('M6 15l6 -6l6 6');
