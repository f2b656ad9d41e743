import { describe, expect, it } from 'vitest';
import { fingerprint, type NodePass, whyNotTogether } from './nodePass';

const pass = (change: Partial<NodePass> = {}): NodePass => ({
  name: 'ap1',
  version: '1.4.0',
  secrets: { LINK_SECRET: fingerprint('one') },
  ...change,
});
const reasonFor = (other: Partial<NodePass>) => whyNotTogether(pass(), [pass({ name: 'ap2', ...other })])?.reason;

describe('two nodes', () => {
  it.each(['1.4.7', '1.3.0', '1.5.2'])('[N-16] work together with versions 1.4.0 and %s', (version) => {
    expect(reasonFor({ version })).toBeUndefined();
  });

  it.each(['1.2.9', '1.6.0', '2.4.0', '0.4.0'])('[N-16] do not work together with versions 1.4.0 and %s', (version) => {
    expect(reasonFor({ version })).toBe(
      `This node has version 1.4.0 and ap2 has ${version}: update by one version at a time.`,
    );
  });

  it('[N-16] need the same secrets, and are told which ones differ and not what they are', () => {
    expect(reasonFor({ secrets: { LINK_SECRET: fingerprint('two') } })).toBe(
      'This node and ap2 have different values of LINK_SECRET: give all nodes the same.',
    );
    expect(fingerprint('one')).not.toContain('one');
  });

  it('[N-16] need names of their own', () => {
    expect(reasonFor({ name: 'ap1' })).toBe('Another node is called ap1: give each its own NODE_NAME.');
  });
});
