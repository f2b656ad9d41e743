import { isFliteMissing } from '@mukae/server/testing/spoken';
import { hearingModel, isHearingModelMissing } from '../../scripts/hearing';
import { meet, onSmallPages } from '../support/calls';
import { withFakeMedia } from '../support/launch';
import { spokenAgainAndAgain } from '../support/spokenWav';
import { expect, test } from '../support/test';

const cannotSpeak = isFliteMissing();
const { launchOptions } = withFakeMedia;
const voice = cannotSpeak ? [] : [`--use-file-for-fake-audio-capture=${spokenAgainAndAgain('Where is the restroom?')}`];

test.use({
  ...onSmallPages,
  browsers: 'new',
  launchOptions: { ...launchOptions, args: [...launchOptions.args, ...voice] },
  env: { HEARING_MODEL: hearingModel },
});
test.skip(cannotSpeak, 'needs flite');
test.skip(isHearingModelMissing(), `needs ${hearingModel}`);

test('[O-AI07] [D-AH03] [D-AH04] what a visitor says aloud in a call is understood by the service and stands before the operator', async ({
  loggedIn,
}) => {
  const { operator } = await meet(loggedIn);
  await expect(
    operator
      .getByRole('log')
      .getByText(/where is the restroom/i)
      .first(),
  ).toBeVisible({ timeout: 120_000 });
});
