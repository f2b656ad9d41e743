import type { Scene } from '@mukae/contract/domain/signage/scene';
import { TestPage } from '@mukae/server/testing/testPage';
import type { TestService } from '@mukae/server/testing/testService';
import { accept, callStaff } from './signagePage';
import type { Page } from './test';
import { signageOf } from './visitors';

/** People without a page to look at, who lead a running screen through all its scenes. */
export class SceneTour {
  readonly #operator: TestPage;
  readonly #admin: TestPage;

  private constructor(operator: TestPage, admin: TestPage) {
    this.#operator = operator;
    this.#admin = admin;
  }

  /** Who is at work talks with a visitor elsewhere. */
  static async begin(service: TestService, elsewhere: string): Promise<SceneTour> {
    const busy = await TestPage.ofUser(service.url, 'operator2@demo.example');
    await busy.standsBy();
    await (await signageOf(service, elsewhere)).touch();
    await accept(busy);
    return new SceneTour(
      await TestPage.ofUser(service.url, 'operator1@demo.example'),
      await TestPage.ofUser(service.url, 'admin@demo.example'),
    );
  }

  /** From Standby to Standby, without a reload. */
  async lead(signage: Page, signageId: number, look: (scene: Scene) => Promise<void>): Promise<void> {
    await look('Standby');
    await callStaff(signage);
    await look('Crowded');
    // A visitor who was seen later rang once more: that is over.
    this.#operator.heard.length = 0;
    await this.#operator.standsBy();
    await look('Calling');
    const callId = await accept(this.#operator);
    await look('Active');
    await this.#operator.say('serviceClosedNotReloadSignage', { callId });

    await this.#admin.say('monitoringRequest', { signageId, peerId: this.#admin.peerId });
    const { call } = await this.#admin.hears('monitoringStart');
    await look('Monitoring');
    await this.#admin.say('serviceClosedNotReloadSignage', { callId: call.callId });
    await this.#admin.say('suspend', { signageId });
    await look('Suspended');
    await this.#admin.say('restart', { signageId });
  }
}
