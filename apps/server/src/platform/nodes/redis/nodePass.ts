import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What a node tells of itself, so that others know whether they fit together. */
export const nodePass = z.object({
  name: z.string(),
  version: z.string(),
  /** What they have to have in common, by its name; not the secrets themselves. */
  secrets: z.record(z.string(), z.string()),
});
export type NodePass = z.output<typeof nodePass>;

/** Says whether two are the same, and not what they are. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(`mukae node ${secret}`).digest('base64url').slice(0, 22);

interface Hindrance {
  reason: string;
  /** It may pass by itself in a moment. */
  mayPass: boolean;
}

const stepOf = (version: string): [major: number, minor: number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/** During an update the version before and the one after it work together. */
function areTooFarApart(one: string, other: string): boolean {
  const [[major, minor], [otherMajor, otherMinor]] = [stepOf(one), stepOf(other)];
  return major !== otherMajor || Math.abs(minor - otherMinor) > 1;
}

/** Undefined: nothing speaks against it. */
export function whyNotTogether(own: NodePass, others: readonly NodePass[]): Hindrance | undefined {
  const { name, version, secrets } = own;
  for (const other of others) {
    const different = Object.keys(secrets).filter((secret) => secrets[secret] !== other.secrets[secret]);
    if (different.length > 0) {
      const reason = `This node and ${other.name} have different values of ${different.join(', ')}: give all nodes the same.`;
      return { reason, mayPass: false };
    }
    if (areTooFarApart(version, other.version)) {
      const reason = `This node has version ${version} and ${other.name} has ${other.version}: update by one version at a time.`;
      return { reason, mayPass: true };
    }
  }
  if (!others.some((other) => other.name === name)) return undefined;
  return { reason: `Another node is called ${name}: give each its own NODE_NAME.`, mayPass: true };
}
