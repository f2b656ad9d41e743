import { describe, expect, it } from 'vitest';
import { seesAsOperator } from './standbyView';

describe('seesAsOperator', () => {
  it('follows the flag of the landing', () => {
    expect(seesAsOperator({ isOperator: true }, 'companyAdmin')).toBe(true);
    expect(seesAsOperator({ isOperator: false }, 'operator')).toBe(false);
  });

  it('follows the role where no flag came along', () => {
    expect(seesAsOperator(null, 'operator')).toBe(true);
    expect(seesAsOperator(undefined, 'companyAdmin')).toBe(false);
    expect(seesAsOperator({ isOperator: 'yes' }, undefined)).toBe(false);
  });
});
