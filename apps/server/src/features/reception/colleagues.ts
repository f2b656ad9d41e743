import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { Tenure } from '#platform/nodes/tenure';
import type { Stream } from './stream';

const togetherMs = 250;

/**
 * What operators of a company are doing, told together a few times a second: when hundreds come to work at nine, each of
 * them hears of the others in few messages.
 */
export class Colleagues {
  readonly #stream: Stream;
  readonly #tenure: Tenure;
  readonly #changed = new Map<number, Map<number, OperatorStatus>>();

  constructor(stream: Stream, tenure: Tenure) {
    this.#stream = stream;
    this.#tenure = tenure;
  }

  note(companyId: number, { userId, status }: { userId: number; status: OperatorStatus }): void {
    const waiting = this.#changed.get(companyId);
    if (waiting) {
      waiting.set(userId, status);
      return;
    }
    this.#changed.set(companyId, new Map([[userId, status]]));
    setTimeout(() => this.#tell(companyId), togetherMs).unref();
  }

  #tell(companyId: number): void {
    const changed = this.#changed.get(companyId) ?? [];
    this.#changed.delete(companyId);
    // It may be long ago: whoever holds the desk now tells how all stand.
    if (this.#tenure.current() === undefined) return;
    const operators = [...changed].map(([userId, status]) => ({ userId, status }));
    this.#stream.announce({ companyId, signageId: undefined }, { type: 'reflectOperatorState', operators });
  }
}
