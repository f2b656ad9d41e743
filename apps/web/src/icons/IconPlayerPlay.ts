import { drawn } from './drawn';

export const IconPlayerPlay = /* @__PURE__ */ drawn('M7 4v16l13 -8l-13 -8');
