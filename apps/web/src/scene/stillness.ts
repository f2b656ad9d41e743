import { createContext, use } from 'react';

/** Whether the scene is a picture of itself, in which nothing moves. */
export const StillnessContext = createContext(false);

export const useIsStill = (): boolean => use(StillnessContext);

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
