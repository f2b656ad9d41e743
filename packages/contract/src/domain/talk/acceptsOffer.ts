import { asHeard, heardPattern } from './heard';

/** The whole of what is said: beside a question it is part of that. */
const yes = heardPattern(
  '^(?:(?:はい|ええ|うん|では|じゃあ|是非|ぜひ|すみません|すいません)[ー、。]?)*(?:はい|ええ|うん|(?:呼んで|そうして)(?:ください|下さい)|お願い(?:します|いたします|できますか)|そうします)[。、！!]*$',
  '^(?:(?:yes|yeah|sure|okay|ok|please|thank you)[,.!]? ?)*(?:yes|yeah|sure|okay|ok|please|please do|call (?:them|one|somebody))[.!]*$',
);

/** Whether somebody says yes to what she was just offered, and nothing else. */
export const acceptsOffer = (text: string): boolean => yes.test(asHeard(text));
