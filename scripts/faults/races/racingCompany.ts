import { randomUUID } from 'node:crypto';
import { errorCodes } from '@mukae/contract/errors/codes';
import type { Random } from '@mukae/server/testing/random';
import { addStaffedCompany, type Staffed } from '../crowd/accounts';
import { inTime, Racer } from './racer';

/** A ring that somebody won. */
export interface Won {
  requestId: string;
  userId: number;
}

interface RacingParts {
  databaseUrl: string;
  nodes: readonly string[];
  /** How many want the same visitor, each at another node if there are so many. */
  rivals: number;
  random: Random;
  /** Something that must never happen. */
  found(says: string, requestId: string): void;
}

/** One screen, and people at all nodes who want whoever touches it; one ring after the other. */
export class RacingCompany {
  readonly companyId: number;
  readonly #parts: RacingParts;
  readonly #signageId: number;
  readonly #screen: Racer;
  readonly #operators: Racer[] = [];
  #requestId = '';
  #rung = 0;
  #allRung: () => void = () => undefined;
  /** Who was told that she is in the call of the ring. */
  #inCall: { userId: number; callId: string }[] = [];
  #begun: (callId: string) => void = () => undefined;

  private constructor(parts: RacingParts, companyId: number, signageId: number, screen: Racer) {
    this.#parts = parts;
    this.companyId = companyId;
    this.#signageId = signageId;
    this.#screen = screen;
  }

  static async open(parts: RacingParts): Promise<RacingCompany> {
    const { databaseUrl, nodes, rivals, random } = parts;
    const staff = { screens: 1, operators: rivals, channels: rivals, pauseAfterCall: 0 };
    const { companyId, screens, operators } = await addStaffedCompany(databaseUrl, staff);
    const [account] = screens;
    if (!account) throw new Error('there is no screen');
    const deaf = { rung: () => undefined, inCall: () => undefined };
    const screen = await Racer.open(random.pick(nodes), account, deaf);
    const company = new RacingCompany(parts, companyId, account.id, screen);
    const first = random.below(nodes.length);
    for (const [place, one] of operators.entries()) {
      await company.#seat(nodes[(first + place) % nodes.length] ?? '', one);
    }
    return company;
  }

  async #seat(node: string, account: Staffed['operators'][number]): Promise<void> {
    const operator = await Racer.open(node, account, {
      rung: (requestId) => this.#hearRing(requestId),
      inCall: (requestId, callId) => this.#hearCall(account.id, requestId, callId),
    });
    for (const state of ['PossibleStandby', 'Standby'] as const) {
      const answer = await operator.say('operatorStateTransition', { state });
      if (answer !== 'OK') throw new Error(`${state} was answered with ${answer}`);
    }
    this.#operators.push(operator);
  }

  #hearRing(requestId: string): void {
    if (requestId !== this.#requestId) return;
    this.#rung += 1;
    if (this.#rung === this.#operators.length) this.#allRung();
  }

  #hearCall(userId: number, requestId: string, callId: string): void {
    if (requestId !== this.#requestId)
      this.#parts.found(`user ${userId} is in the call of a race that is over`, requestId);
    this.#inCall.push({ userId, callId });
    this.#begun(callId);
  }

  /** From the touch until whoever won has ended. */
  async race(): Promise<Won | undefined> {
    await this.#ring();
    const operators = this.#inSomeOrder();
    const requestId = this.#requestId;
    const answers = await Promise.all(
      operators.map((operator) => operator.say('acceptRequest', { requestId, peerId: operator.peerId })),
    );
    const winners = operators.filter((_, index) => answers[index] === 'OK');
    const isFair = answers.every((answer) => answer === 'OK' || answer === errorCodes.alreadyAnswered);
    const [winner] = winners;
    if (winners.length !== 1 || !winner || !isFair) {
      this.#parts.found(`they were told ${answers.join(', ')}`, requestId);
      throw new Error('nobody can go on at this desk');
    }
    await this.#end(winner);
    return { requestId, userId: winner.userId };
  }

  close(): void {
    for (const racer of [this.#screen, ...this.#operators]) racer.close();
  }

  /** Somebody touches the screen, and everybody hears it. */
  async #ring(): Promise<void> {
    const requestId = randomUUID();
    this.#requestId = requestId;
    this.#rung = 0;
    this.#inCall = [];
    const heard = inTime<void>('the ring of all', (settle) => {
      this.#allRung = () => settle();
    });
    const fields = { requestId, signageId: this.#signageId, signagePeerId: this.#screen.peerId, touchButton: '' };
    const [answer] = await Promise.all([this.#screen.say('receptionRequest', fields), heard]);
    if (answer !== 'OK') throw new Error(`a press was answered with ${answer}`);
  }

  async #end(winner: Racer): Promise<void> {
    const [told] = this.#inCall;
    const callId =
      told?.callId ??
      (await inTime<string>('the call of who won', (settle) => {
        this.#begun = settle;
      }));
    const others = this.#inCall.filter(({ userId }) => userId !== winner.userId);
    for (const { userId } of others)
      this.#parts.found(`user ${userId} is in the call and did not win`, this.#requestId);
    const answer = await winner.say('serviceClosedNotReloadSignage', { callId });
    if (answer !== 'OK') throw new Error(`the end was answered with ${answer}`);
  }

  /** Nobody is always the first to say it. */
  #inSomeOrder(): Racer[] {
    const first = this.#parts.random.below(this.#operators.length);
    return [...this.#operators.slice(first), ...this.#operators.slice(0, first)];
  }
}
