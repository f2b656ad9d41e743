import { expect, it } from 'vitest';
import { doneSteps, isNewCompany } from './firstSteps';

const newCompany = { screensSeen: 0, operators: 1, media: 0 };

it('[O-H01] a new company has everything before it', () => {
  expect(doneSteps(newCompany)).toEqual({ screen: false, operator: false, picture: false });
  expect(isNewCompany(newCompany)).toBe(true);
});

it('[O-H01] a screen that was ever there, a second person and a first picture are done, and none of them is a beginning', () => {
  expect(doneSteps({ screensSeen: 1, operators: 2, media: 1 })).toEqual({
    screen: true,
    operator: true,
    picture: true,
  });
  for (const done of [{ screensSeen: 1 }, { operators: 2 }, { media: 1 }]) {
    expect(isNewCompany({ ...newCompany, ...done })).toBe(false);
  }
});
