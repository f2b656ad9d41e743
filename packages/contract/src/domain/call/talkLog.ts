/** What is shorter is a sigh or a cough. */
const longestNoise = 3;

/** Whether something that was heard in a call is worth writing down. */
export const isTalkLogged = (text: string): boolean => text.trim().length > longestNoise;
