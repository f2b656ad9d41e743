import { usualGreeting } from '@mukae/contract/domain/receptionist/receptionist';
import { askTheMachine, placeOf, saidBy, touch, typeQuestion } from '../support/dialogue';
import { endCall } from '../support/operation';
import { buttonOn, openSignage, ribbonOf, uprightScreen } from '../support/signagePage';
import { goOnStandby, ringOn } from '../support/standby';
import { expect, test } from '../support/test';

test.use(uprightScreen);

const [greeting = ''] = usualGreeting.ja.split('\n');

test('[O-AI01] [D-AS03] [D-AT05] [D-AO01] [D-AS11] a visitor asks by touch and in letters, is answered, asks for a person, who knows what was said, and after whom the machine answers again', async ({
  loggedIn,
}) => {
  const [signage, operator] = [await loggedIn('signage1@demo.example'), await loggedIn('operator1@demo.example')];
  await operator.setViewportSize({ width: 1440, height: 900 });
  await openSignage(signage);
  await goOnStandby(operator);

  await askTheMachine(signage, greeting);
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  const staffCall = await placeOf(buttonOn(signage, 'スタッフを呼ぶ'));
  await touch(signage.getByRole('group').getByRole('button').first(), ribbonOf(signage, 'ご案内しています'));
  expect(await placeOf(buttonOn(signage, 'スタッフを呼ぶ'))).toEqual(staffCall);

  await typeQuestion(signage, '駐車料金はいくらですか');
  await expect(saidBy(signage, '駐車場は')).toBeVisible();

  await typeQuestion(signage, '担当の方とお話しできますか');
  await expect(ringOn(operator)).toBeVisible();
  await expect(ringOn(operator).getByText('駐車料金はいくらですか')).toBeVisible();
  await expect(ringOn(operator).getByText('スタッフとの会話をご希望です')).toBeVisible();
  await ringOn(operator).getByRole('button', { name: '応答する' }).click();
  await expect(operator).toHaveURL('/app/service/operation');
  await expect(ribbonOf(signage, 'お話し中')).toBeVisible();
  const handedOver = operator.getByRole('region', { name: 'AI受付からの引き継ぎ' });
  await expect(handedOver.getByText('駐車料金はいくらですか')).toBeVisible();

  await endCall(operator);
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  await askTheMachine(signage, greeting);
});
