import { setTimeout as pause } from 'node:timers/promises';
import { errorCodes } from '@mukae/contract/errors/codes';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import type { OwnStatus, ServerMessage, Snapshot } from '@mukae/contract/realtime/serverMessages';
import type { OperatorView } from '../history/entry';
import { Acting, type ActorParts, happensIn } from './acting';
import { CrowdPage } from './crowdPage';

interface OperatorParts extends ActorParts {
  screenIds: readonly number[];
}

const chances = { answer: 75, decline: 8, end: 25, endQuietly: 20, look: 5, goIn: 3, suspend: 2, rest: 2, reload: 1 };
const reloadMs = { least: 200, spread: 1_500 };
const restMs = { least: 1_000, spread: 5_000 };

const nobody: OwnStatus = { status: 'Logout', chosen: 'Leaving', isReady: false, pausedUntil: null, companyId: null };

/** Somebody who answers, and what she does at her console. */
export class Operator {
  readonly #parts: OperatorParts;
  readonly #acting: Acting;
  #page: CrowdPage;
  #pages = 0;
  #own = nobody;
  #call: CallOnWire | null = null;
  readonly #rings = new Set<string>();
  /** What each screen does, as her console shows it. */
  readonly sees = new Map<number, string>();
  #heardSoundOf = '';
  #believed = '';
  #reload: NodeJS.Timeout | undefined;

  constructor(parts: OperatorParts) {
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

  get cookie(): string {
    return this.#parts.account.cookie;
  }

  get isOpen(): boolean {
    return this.#page.isOpen;
  }

  get view(): OperatorView {
    const { status, chosen, isReady, pausedUntil } = this.#own;
    return {
      of: 'operator',
      status,
      chosen,
      isFree: status === 'Standby' && isReady && pausedUntil === null,
      rings: [...this.#rings].toSorted(),
      callId: this.#call?.callId ?? null,
    };
  }

  stop(): void {
    this.#acting.stop();
    clearTimeout(this.#reload);
    this.#page.close();
  }

  #load(): CrowdPage {
    const { history, balancer, account } = this.#parts;
    this.#pages += 1;
    this.#believed = '';
    const name = `operator ${this.id}.${this.#pages}`;
    history.note({ is: 'came', page: name, side: 'operator', companyId: this.companyId, id: this.id });
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
    this.#take(message);
    const { view } = this;
    const said = JSON.stringify(view);
    if (said === this.#believed) return;
    this.#believed = said;
    this.#parts.history.note({ is: 'believed', page, view });
  }

  #take(message: ServerMessage): void {
    if (message.type === 'wsInit') this.#begin(message.snapshot);
    else if (message.type === 'operatorStateTransition') this.#own = message;
    else if (message.type === 'callFromSignage') this.#rings.add(message.ring.requestId);
    else if (message.type === 'acceptRequest') this.#rings.delete(message.requestId);
    else if (message.type === 'submitCall' || message.type === 'monitoringStart') this.#call = message.call;
    else if (message.type === 'serviceClosed' && message.callId === this.#call?.callId) this.#call = null;
    else if (message.type === 'reflectSignageState') this.#see([message.signage]);
  }

  #begin(snapshot: Snapshot | null): void {
    if (snapshot?.of !== 'console') return;
    this.#own = snapshot;
    this.#call = snapshot.call;
    this.#rings.clear();
    for (const { requestId } of snapshot.rings) this.#rings.add(requestId);
    this.sees.clear();
    this.#see(snapshot.signages);
    if (this.#call) this.#page.informCall(this.#call.callId);
  }

  #see(signages: (Snapshot & { of: 'console' })['signages']): void {
    for (const { signageId, status, userId } of signages) this.sees.set(signageId, `${status} ${userId ?? ''}`.trim());
  }

  async #act(): Promise<void> {
    const { random } = this.#parts;
    if (!this.#page.isOpen) return;
    const [ring] = this.#rings;
    if (happensIn(random, chances.reload)) this.#loadLater();
    else if (this.#call) await this.#talk(this.#call);
    else if (this.#own.status !== 'Standby') await this.#standBy();
    else if (ring !== undefined) await this.#answer(ring);
    else await this.#passTime();
  }

  async #standBy(): Promise<void> {
    if (!this.#own.isReady) await this.#page.say('operatorStateTransition', { state: 'PossibleStandby' });
    const answer = await this.#page.say('operatorStateTransition', { state: 'Standby' });
    if (answer === errorCodes.noFreeChannel) await this.#rest();
  }

  async #answer(requestId: string): Promise<void> {
    const { random } = this.#parts;
    if (happensIn(random, chances.answer)) {
      await this.#page.say('acceptRequest', { requestId, peerId: this.#page.peerId });
    } else if (happensIn(random, chances.decline)) await this.#page.say('rejectRequest', { requestId });
  }

  async #talk({ callId, kind }: CallOnWire): Promise<void> {
    const { random } = this.#parts;
    if (this.#heardSoundOf !== callId) {
      this.#heardSoundOf = callId;
      await this.#page.say('decodeFrames', { callId, is: 'firstSound' });
    } else if (happensIn(random, chances.end)) {
      const isQuiet = kind === 'monitoring' || happensIn(random, chances.endQuietly);
      await this.#page.say(isQuiet ? 'serviceClosedNotReloadSignage' : 'serviceClosed', { callId });
    }
  }

  async #passTime(): Promise<void> {
    const { random, screenIds } = this.#parts;
    const suspended = screenIds.filter((id) => this.sees.get(id) === 'Suspended');
    const [restarted] = suspended;
    const going = { signageId: random.pick(screenIds), peerId: this.#page.peerId };
    if (restarted !== undefined) await this.#page.say('restart', { signageId: restarted });
    else if (happensIn(random, chances.look)) await this.#page.say('monitoringRequest', going);
    else if (happensIn(random, chances.goIn)) await this.#page.say('callFromUser', going);
    else if (happensIn(random, chances.suspend)) await this.#page.say('suspend', { signageId: going.signageId });
    else if (happensIn(random, chances.rest)) {
      await this.#page.say('operatorStateTransition', { state: 'Leaving' });
      await this.#rest();
    }
  }

  #rest(): Promise<void> {
    return pause(restMs.least + this.#parts.random.below(restMs.spread), undefined, { ref: false });
  }
}
