import { describe, expect, it } from 'vitest';
import { hasOrganization } from '../company/companyName';
import { normaliseLoginId } from './loginId';

describe('a login id', () => {
  it('[D-A06] is the same in any case and with space around it', () => {
    expect(normaliseLoginId('  Operator1@Demo.EXAMPLE\t')).toBe('operator1@demo.example');
  });
});

describe('an organization', () => {
  it('[D-A16] is none when it is empty or called None', () => {
    expect(['', 'None', 'none', '梅田商店'].map(hasOrganization)).toEqual([false, false, true, true]);
  });
});
