import { hashSync, verifySync } from '@node-rs/argon2';
import { answerTasks } from '#platform/apart/answerTasks';
import type { PasswordTask } from './passwords';

/** Argon2id (the library's default). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password matches, so that an unknown login id takes as long as a known one. */
const nobodysHash = hashSync(crypto.randomUUID(), cost);

const matches = (hash: string | null, password: string): boolean =>
  verifySync(hash ?? nobodysHash, password) && hash !== null;

answerTasks((task: PasswordTask) =>
  'hashes' in task ? task.hashes.map((hash) => matches(hash, task.password)) : hashSync(task.password, cost),
);
