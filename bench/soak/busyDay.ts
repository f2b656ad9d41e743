import { setTimeout as pause } from 'node:timers/promises';
import { signageCalls } from '@mukae/contract/calls/signages';
import { type LookName, sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { demoAccounts } from '@mukae/server/features/demo/demoAccounts';
import { loggedIn } from '@mukae/server/testing/testClient';
import { TestPage } from '@mukae/server/testing/testPage';
import type { Screen } from './screen';

interface Signage {
  id: number;
  page: TestPage | null;
}

/** So long stands what has come, at least. */
const restMs = 60;
async function signageOf(url: string, loginId: string, isThere: boolean): Promise<Signage> {
  const client = await loggedIn(url, loginId);
  const { body } = await client.post('/api/getSignage', { targetId: 'SELF' });
  const { id } = signageCalls.getSignage.output.parse(body);
  return { id, page: isThere ? await TestPage.open(url, client) : null };
}

/** An operator, an administrator, and visitors who come, wait and go: whatever happens around a screen in weeks. */
export class BusyDay {
  readonly signageId: number;
  readonly #screen: Screen;
  readonly #operator: TestPage;
  readonly #admin: TestPage;
  readonly #other: Signage;
  #rounds = 0;

  private constructor(screen: Screen, signageId: number, other: Signage, operator: TestPage, admin: TestPage) {
    this.#screen = screen;
    this.signageId = signageId;
    this.#other = other;
    this.#operator = operator;
    this.#admin = admin;
  }

  static async begin(url: string, screen: Screen): Promise<BusyDay> {
    const own = await signageOf(url, demoAccounts.signage1.loginId, false);
    const other = await signageOf(url, demoAccounts.signage2.loginId, true);
    const operator = await TestPage.ofUser(url, demoAccounts.operator1.loginId);
    await operator.standsBy();
    const admin = await TestPage.ofUser(url, demoAccounts.admin.loginId);
    return new BusyDay(screen, own.id, other, operator, admin);
  }

  /** Eight changes: a visitor who is called for in vain, a pause, somebody who looks, somebody who comes in. */
  async round(): Promise<void> {
    this.#rounds += 1;
    await [this.#ringing, this.#absent, this.#crowded][this.#rounds % 3]?.call(this);
    await this.#tell(this.#admin, 'suspend', 'Suspended');
    await this.#tell(this.#admin, 'restart', 'Standby');
    await this.#watch();
    await this.#goIn();
    // What nobody waits for is forgotten.
    for (const page of [this.#operator, this.#admin, this.#other.page]) page?.heard.splice(0);
  }

  /** The network goes, and comes back. */
  async outage(): Promise<void> {
    await this.#screen.loseNetwork();
    await this.#seen('Offline');
    await this.#screen.findNetwork();
    await this.#seen('Standby');
  }

  async close(): Promise<void> {
    for (const page of [this.#operator, this.#admin, this.#other.page]) await page?.close();
  }

  async #ringing(): Promise<void> {
    await this.#visit('Calling');
  }

  async #absent(): Promise<void> {
    await this.#operator.say('operatorStateTransition', { state: 'Leaving' });
    await this.#visit('Absent');
    await this.#operator.standsBy();
  }

  /** She talks elsewhere. */
  async #crowded(): Promise<void> {
    const callId = await this.#enter(this.#other.id);
    await this.#visit('Crowded');
    await this.#leave(callId);
  }

  async #visit(becomes: LookName): Promise<void> {
    await this.#screen.touch();
    await this.#seen(becomes);
    await this.#screen.callOff();
    await this.#seen('Standby');
  }

  async #watch(): Promise<void> {
    await this.#asked(
      this.#operator.say('monitoringRequest', { signageId: this.signageId, peerId: this.#operator.peerId }),
    );
    const { call } = await this.#operator.hears('monitoringStart');
    await this.#seen('Monitoring');
    await this.#leave(call.callId);
    await this.#seen('Standby');
  }

  async #goIn(): Promise<void> {
    const callId = await this.#enter(this.signageId);
    await this.#seen('Active');
    await this.#leave(callId);
    await this.#seen('Standby');
  }

  async #enter(signageId: number): Promise<string> {
    await this.#asked(this.#operator.say('callFromUser', { signageId, peerId: this.#operator.peerId }));
    const { call } = await this.#operator.hears('submitCall', (told) => told.call.signageId === signageId);
    return call.callId;
  }

  /** Quietly: after any other end the page begins anew, and with it all that is counted. */
  async #leave(callId: string): Promise<void> {
    await this.#asked(this.#operator.say('serviceClosedNotReloadSignage', { callId }));
    await this.#asked(this.#operator.say('operatorStateTransition', { state: 'Standby' }));
  }

  async #tell(page: TestPage, event: 'suspend' | 'restart', becomes: LookName): Promise<void> {
    await this.#asked(page.say(event, { signageId: this.signageId }));
    await this.#seen(becomes);
  }

  async #asked(answer: ReturnType<TestPage['say']>): Promise<void> {
    const said = await answer;
    if (said.result !== 'OK') throw new Error(`${said.code} ${said.msg}`);
  }

  async #seen(look: LookName): Promise<void> {
    await this.#screen.says(sceneLooks[look].word.ja);
    await pause(restMs);
  }
}
