import { drawn } from './drawn';

export const IconPlus = /* @__PURE__ */ drawn('M12 5l0 14', 'M5 12l14 0');
