import { mailsTo } from '@mukae/server/testing/mails';
import { textInPdf } from '@mukae/server/testing/pdfText';
import { loggedIn } from '@mukae/server/testing/testClient';
import { days, minutes } from '@mukae/server/testing/testClock';
import type { Locator } from '@playwright/test';
import { expectAlive } from '../support/alive';
import { expectMore, onSmallPages, watchConnections } from '../support/calls';
import { phone } from '../support/console';
import { at } from '../support/day';
import { typeLogin } from '../support/loginPage';
import { setClock } from '../support/pageTime';
import { expect, test } from '../support/test';
import { moveTo } from '../support/time';
import { expectVisitorSeen } from '../support/visitorSeen';

test.use({ ...onSmallPages, browsers: 'new' });

const title = 'キッチン改装のご相談';
const guestMail = 'visitor@example.jp';

async function expectForAWhile(told: Locator): Promise<void> {
  await expect(told).toBeVisible();
  await expect(told).toBeHidden();
}

test('[O-RM03] [D-RM01] [D-RM02] [D-RM03] [D-RN02] [O-RU03] a reservation from a visitor who is not logged in, over login, mail, waiting room and a meeting with avatar and picture that is prolonged, to the line of the invoice', async ({
  page: host,
  openBrowser,
  service,
}) => {
  const { mukae, clock } = service;
  await setClock(host, clock.now());
  await host.goto('/app/reservation/calendar');
  await host.getByRole('button', { name: '日時を入力して予約' }).click();
  const form = host.getByRole('dialog', { name: '予約する' });
  await form.getByLabel('会議名').fill(title);
  await form.getByLabel('開始日').fill('2099-11-16');
  await form.getByLabel('開始時刻').fill('09:10');
  await form.getByLabel('終了日').fill('2099-11-16');
  await form.getByLabel('終了時刻').fill('09:30');
  await form.getByLabel(/お客様のメールアドレス/).fill(guestMail);
  await form.getByRole('button', { name: '予約する' }).click();
  await host.getByRole('button', { name: 'ログインする' }).click();
  await typeLogin(host, 'guest@demo.example');
  await expect(form.getByLabel('会議名')).toHaveValue(title);
  await form.getByRole('button', { name: '予約する' }).click();
  await expect(host.getByText('予約を完了しました')).toBeVisible();

  // The mail brings the link; nobody else has it.
  await mukae.reservationMails.tellDeeds();
  const [mail] = await mailsTo(await loggedIn(service.url, 'system@demo.example'), guestMail);
  const [link = ''] = /http\S+token=\S+/.exec(mail?.text ?? '') ?? [];
  expect(link).toContain('/login?token=');

  const guest = await (await openBrowser()).newPage();
  await Promise.all([watchConnections(guest), watchConnections(host)]);
  await setClock(guest, clock.now());
  await guest.goto(new URL(link).pathname + new URL(link).search);
  await expect(guest).toHaveURL('/waiting-room');
  await expect(guest.getByRole('timer')).toBeVisible();

  const start = new Date(at('09:10:00'));
  await host.goto('/app/reservation/home');
  await expect(host.getByRole('button', { name: '入室する', exact: true })).toBeDisabled();
  await moveTo(guest, service, start);
  await guest.clock.resume();
  await expect(guest).toHaveURL('/app/signage/view');
  await host.clock.pauseAt(start);
  await host.clock.resume();
  await host.getByRole('button', { name: '入室する', exact: true }).click();
  await expect(host).toHaveURL('/app/service/operation');
  await expectVisitorSeen(host);
  await expectMore(guest, 'energy');
  await expectAlive(guest);

  // To the second.
  clock.forward(minutes(15));
  await Promise.all([host, guest].map((page) => page.clock.pauseAt(clock.now())));
  // Pictures and sound take their time, so that nobody's clock runs ahead of them.
  await Promise.all([host, guest].map((page) => page.clock.resume()));
  await Promise.all([
    expectForAWhile(host.getByText('会議終了まで残り5分です')),
    expectForAWhile(guest.getByText('終了まで あと5分です')),
  ]);
  // What she is told of the end has room on a phone, too.
  const wide = host.viewportSize() ?? phone;
  await host.setViewportSize(phone);
  expect(await host.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expect(host.getByText('対応中', { exact: true })).toBeInViewport({ ratio: 1 });
  await host.setViewportSize(wide);
  // Ten minutes more, also for a guest who loads her page anew when it would have been over.
  await host.getByRole('button', { name: '10分延長する' }).click();
  await expect(host.getByText('09:40 まで続けられます。')).toBeVisible();
  clock.forward(minutes(5));
  await mukae.reception.timePassed();
  await guest.clock.setSystemTime(clock.now());
  await guest.reload();
  await expectAlive(guest);
  await expectVisitorSeen(host);
  clock.forward(minutes(10));
  await mukae.reception.timePassed();
  await expect(guest).toHaveURL('/logout');
  await expect(guest.getByRole('heading', { level: 1, name: '会議は終了しました' })).toBeVisible();
  await expect(host).toHaveURL('/app/reservation/home');

  await mukae.usage.derive();
  await host.goto('/app/reservation/usage/statistics');
  await expect(host.getByRole('row', { name: new RegExp(title) })).toContainText('900 円');

  // When the month is over it is an invoice.
  clock.forward(days(16));
  await mukae.usage.closeMonths();
  const payer = await loggedIn(service.url, 'guest@demo.example');
  expect((await payer.post('/reservation/getUsage', { month: '2099-11' })).body).toMatchObject({
    is_closed: true,
    invoice_number: 'INV-000001',
    total: 900,
    total_with_tax: 990,
  });
  await host.clock.setSystemTime(clock.now());
  await host.goto('/app/reservation/usage/statistics?month=2099-11');
  await expect(host.getByText('INV-000001')).toBeVisible();
  await expect(host.getByText(/ご請求額（税込）\s*990/)).toBeVisible();
  const invoice = await payer.send('GET', '/reservation/invoice.pdf?month=2099-11');
  expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const paper = Buffer.from(await invoice.arrayBuffer());
  expect(paper.subarray(0, 4).toString()).toBe('%PDF');
  expect(textInPdf(paper)).toContain('990');
});
