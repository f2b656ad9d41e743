import type { Page } from '@playwright/test';
import { expectMore } from './calls';
import { cameraColour } from './camera';
import { expectSeen } from './pixels';

/** The operator sees the visitor, and not a picture of before: what is decoded and not shown is nothing to her. */
export async function expectVisitorSeen(operator: Page): Promise<void> {
  await expectMore(operator, 'frames');
  const picture = operator.getByLabel('お客様のカメラ');
  await picture.scrollIntoViewIfNeeded();
  await expectSeen(cameraColour, picture, 0.5);
}
