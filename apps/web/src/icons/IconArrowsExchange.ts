import { drawn } from './drawn';

export const IconArrowsExchange = /* @__PURE__ */ drawn('M7 10h14l-4 -4', 'M17 14h-14l4 4');
