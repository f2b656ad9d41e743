import { randomUUID } from 'node:crypto';
import type { OwnState } from '@mukae/contract/realtime/messageFields';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { ScreenView } from '../history/entry';
import { Acting, type ActorParts, happensIn } from './acting';
import { CrowdPage } from './crowdPage';

const chances = { press: 40, callOff: 6, leave: 5, reload: 1 };
const reloadMs = { least: 200, spread: 1_500 };

const viewOf = (state: OwnState): ScreenView => ({
  of: 'screen',
  at: state.at,
  requestId: 'requestId' in state ? state.requestId : null,
  callId: 'call' in state ? state.call.callId : null,
});

/** A screen and the visitors before it. */
export class Screen {
  readonly #parts: ActorParts;
  readonly #acting: Acting;
  #page: CrowdPage;
  #pages = 0;
  #state: OwnState = { at: 'Standby', wasMissed: false };
  #reload: NodeJS.Timeout | undefined;

  constructor(parts: ActorParts) {
    this.#parts = parts;
    this.#page = this.#load();
    this.#acting = new Acting(parts, () => this.#act());
  }

  get id(): number {
    return this.#parts.account.id;
  }

  get companyId(): number {
    return this.#parts.account.companyId;
  }

  get isOpen(): boolean {
    return this.#page.isOpen;
  }

  get view(): ScreenView {
    return viewOf(this.#state);
  }

  stop(): void {
    this.#acting.stop();
    clearTimeout(this.#reload);
    this.#page.close();
  }

  #load(): CrowdPage {
    const { history, balancer, account } = this.#parts;
    this.#pages += 1;
    const name = `screen ${this.id}.${this.#pages}`;
    history.note({ is: 'came', page: name, side: 'screen', companyId: this.companyId, id: this.id });
    return new CrowdPage(
      name,
      { history, balancer, cookie: account.cookie },
      {
        hear: (message) => this.#hear(message, name),
        onEnd: () => this.#loadLater(),
      },
    );
  }

  #loadLater(): void {
    this.#page.close();
    clearTimeout(this.#reload);
    this.#reload = setTimeout(() => {
      this.#page = this.#load();
    }, reloadMs.least + this.#parts.random.below(reloadMs.spread));
  }

  #hear(message: ServerMessage, page: string): void {
    if (message.type === 'wsInit') {
      if (message.snapshot?.of === 'signage') this.#become(message.snapshot.state, page);
      this.#join();
    } else if (message.type === 'submitSignageState') this.#become(message.state, page);
    else if (message.type === 'serviceClosed' && message.reloads) this.#loadLater();
  }

  #become(state: OwnState, page: string): void {
    this.#state = state;
    this.#parts.history.note({ is: 'believed', page, view: this.view });
  }

  /** A page that was loaded in the middle of a call takes part in it. */
  #join(): void {
    const { callId } = this.view;
    if (callId !== null) this.#page.informCall(callId);
  }

  async #act(): Promise<void> {
    const { random } = this.#parts;
    if (!this.#page.isOpen) return;
    if (happensIn(random, chances.reload)) {
      this.#loadLater();
      return;
    }
    const { at, requestId, callId } = this.view;
    if (at === 'Standby' && happensIn(random, chances.press)) await this.#press();
    else if (requestId !== null && happensIn(random, chances.callOff)) await this.#page.say('Standby', { requestId });
    else if (at === 'Active' && callId !== null && happensIn(random, chances.leave)) {
      await this.#page.say('Leaving', { callId });
    }
  }

  #press(): Promise<string> {
    const requestId = randomUUID();
    const fields = { requestId, signageId: this.id, signagePeerId: this.#page.peerId, touchButton: '受付' };
    return this.#page.say('receptionRequest', fields);
  }
}
