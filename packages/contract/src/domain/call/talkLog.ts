import { hasAtMost } from '../text/graphemes';

/** What is shorter is a sigh or a cough. */
const longestNoise = 3;

/** As much as one line of talk may hold. */
export const talkMax = 1000;

/** Whether something that was heard in a call is worth writing down. */
export const isTalkLogged = (text: string): boolean => !hasAtMost(text.trim(), longestNoise);
