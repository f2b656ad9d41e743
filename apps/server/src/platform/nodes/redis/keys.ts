/** Where the nodes of one database find one another in Redis. */
export interface Keys {
  prefix: string;
  /** Whoever is at work: a set of names, and a key for each that expires. */
  nodes: string;
  posts: string;
  line: string;
  /** Its epoch, and the last number. */
  lineState: string;
  /** What each node added last. */
  added: string;
  toAll: string;
  node(id: string): string;
  to(id: string): string;
}

export function keysOf(installation: string): Keys {
  const prefix = `mukae:${installation}:`;
  return {
    prefix,
    nodes: `${prefix}nodes`,
    posts: `${prefix}posts`,
    line: `${prefix}line`,
    lineState: `${prefix}lineState`,
    added: `${prefix}added`,
    toAll: `${prefix}all`,
    node: (id) => `${prefix}node:${id}`,
    to: (id) => `${prefix}to:${id}`,
  };
}
