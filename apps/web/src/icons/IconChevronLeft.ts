import { drawn } from './drawn';

export const IconChevronLeft = /* @__PURE__ */ drawn('M15 6l-6 6l6 6');
