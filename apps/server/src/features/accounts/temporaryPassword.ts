import { randomInt } from 'node:crypto';
import { passwordFault } from '@mukae/contract/domain/account/password';

/** Without characters that are easily mistaken for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789#%+-=?@';
const length = 12;

export function makeTemporaryPassword(): string {
  const password = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return passwordFault(password) === null ? password : makeTemporaryPassword();
}
