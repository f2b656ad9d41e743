/**
 * Why a call cannot go on: no credential for it, no connection could be made, the two sides did not understand each
 * other, or the way between them is broken for good.
 */
export type CallFault = 'authentication' | 'creation' | 'negotiation' | 'connection';

export class CallFailure extends Error {
  readonly fault: CallFault;

  constructor(fault: CallFault, cause: unknown) {
    super(`the call failed: ${fault}`, { cause });
    this.fault = fault;
  }
}
