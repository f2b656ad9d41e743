import { expect, it } from 'vitest';
import { doneSteps } from './firstSteps';

const newCompany = { signages: { total: 1, online: 0 }, operators: { total: 1, online: 1, standby: 0 }, media: 0 };

it('[O-H01] a new company has everything before it', () => {
  expect(doneSteps(newCompany, 0)).toEqual({ screen: false, operator: false, picture: false });
});

it('[O-H01] a screen that is there is done, and one that was paired stays so while it is switched off', () => {
  expect(doneSteps({ ...newCompany, signages: { total: 1, online: 1 } }, 0)).toMatchObject({ screen: true });
  expect(doneSteps(newCompany, 1)).toMatchObject({ screen: true });
});

it('[O-H01] a second person and a first picture are done', () => {
  const grown = { ...newCompany, operators: { total: 2, online: 1, standby: 0 }, media: 1 };
  expect(doneSteps(grown, 0)).toEqual({ screen: false, operator: true, picture: true });
});
