/** What is wrong with a service: not there, too slow, unwilling, or what it says is no answer. */
type OutsideFault = 'away' | 'slow' | 'refused' | 'broken' | 'tooLong';

/** A service that did not answer as it should, in words of ours: its own may repeat a key, or what a visitor said. */
export class OutsideFailure extends Error {
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault, said: string) {
    super(said);
    this.fault = fault;
  }
}
