import { expect, it } from 'vitest';
import { companyOptions, everyCompany } from './companyOptions';

const all = { value: everyCompany, label: 'All' };
const aoba = { value: '1', label: 'Aoba' };
const haru = { value: '2', label: 'Haru' };

it('[O-C06] lists what was found, and always what is chosen', () => {
  expect(companyOptions([all, aoba], aoba)).toEqual([all, aoba]);
  expect(companyOptions([all, aoba], haru)).toEqual([all, aoba, haru]);
  expect(companyOptions([all, aoba], { value: '2', label: '' })).toEqual([all, aoba]);
});
