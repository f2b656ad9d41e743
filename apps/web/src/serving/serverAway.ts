import { errorCodes, unexpected, unreached } from '@mukae/contract/errors/codes';

const serverErrors: readonly string[] = [errorCodes.unavailable, errorCodes.unknownError];

/** Failures nobody at the page can mend: the server is away or answers nonsense. */
export const isServerAway = (code: string): boolean => code === unexpected.code || serverErrors.includes(code);

const wordsUnreached: readonly string[] = Object.values(unreached.text);

/** No answer came, or one from whoever stands in for the server. Its code is that of an answer nobody understands; its words are not. */
export const isOutOfReach = ({ code, msg }: { code: string; msg: string }): boolean =>
  code === errorCodes.unavailable || (code === unreached.code && wordsUnreached.includes(msg));
