import { createContext } from 'react';

/** Whether a page stands between sidebar and top bar, which are there already. */
export const InFrame = createContext(false);
