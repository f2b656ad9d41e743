/** All but letters that are drawn as nothing: a name of those looks empty. */
const drawn = /[^\s\u115f\u1160\u2800\u3164\uffa0]/;

export const isBlank = (text: string): boolean => !drawn.test(text);
