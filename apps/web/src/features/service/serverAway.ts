import { errors, unexpected } from '@mukae/contract/errors/errors';

const serverErrors: readonly string[] = [errors.unavailable.code, errors.unknownError.code];

/** What kind of failure a code stands for, in the line below the message. */
export const errorTypeOf = (code: string): 'network' | 'server' => (serverErrors.includes(code) ? 'server' : 'network');

/** Failures nobody at the page can mend: the server is away or answers nonsense. */
export const isServerAway = (code: string): boolean => code === unexpected.code || serverErrors.includes(code);
