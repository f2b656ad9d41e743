/** Letters that are drawn as nothing: a name of them looks empty. */
const drawnAsNothing = /[\s\u115f\u1160\u2800\u3164\uffa0]/g;

export const isBlank = (text: string): boolean => text.replace(drawnAsNothing, '') === '';
