import { describe, expect, it } from 'vitest';
import { hasOrganization } from '../company/companyName';
import { keptLoginId, normaliseLoginId } from './loginId';

describe('a login id', () => {
  it('[D-A06] is the same in any case and with space around it', () => {
    expect(normaliseLoginId('  Operator1@Demo.EXAMPLE\t')).toBe('operator1@demo.example');
  });

  it('[D-A06] stays as it was written when it is spelt otherwise', () => {
    expect(keptLoginId('Operator1@demo.example', ' operator1@Demo.example ')).toBe('Operator1@demo.example');
    expect(keptLoginId('Operator1@demo.example', 'operator2@demo.example')).toBe('operator2@demo.example');
  });
});

describe('an organization', () => {
  it('[D-A16] is none when it is empty or called None', () => {
    expect(['', 'None', 'none', '梅田商店'].map(hasOrganization)).toEqual([false, false, true, true]);
  });
});
