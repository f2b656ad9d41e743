import { randomInt } from 'node:crypto';
import { passwordFault } from '@mukae/contract/domain/account/password';
import { hashPassword } from './passwords';

/** Without characters that are easily mistaken for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789#%+-=?@';
const length = 12;

export function makeTemporaryPassword(): string {
  const password = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return passwordFault(password) === null ? password : makeTemporaryPassword();
}

export interface TemporarySecret {
  kind: 'temporary';
  password: string;
  hash: string;
}

/** To be made before a transaction, for it takes time. */
export async function makeTemporarySecret(share: string): Promise<TemporarySecret> {
  const password = makeTemporaryPassword();
  return { kind: 'temporary', password, hash: await hashPassword(password, share) };
}
