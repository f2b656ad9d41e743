import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) in its own threads. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A hash that no password matches, so that an unknown login id takes as long as a known one. */
const nobodysHash = hashPassword(crypto.randomUUID());

export async function matches(storedHash: string | null, password: string): Promise<boolean> {
  const matched = await verify(storedHash ?? (await nobodysHash), password);
  return matched && storedHash !== null;
}
