import { drawn } from './drawn';

export const IconChevronRight = /* @__PURE__ */ drawn('M9 6l6 6l-6 6');
