/**
 * Why a call cannot go on: no credential for it, no connection could be made, the two sides did not understand each
 * other, or the way between them is broken for good.
 */
export const callFaults = ['authentication', 'creation', 'negotiation', 'connection'] as const;
export type CallFault = (typeof callFaults)[number];

export class CallFailure extends Error {
  readonly fault: CallFault;

  constructor(fault: CallFault, cause: unknown) {
    super(`the call failed: ${fault}`, { cause });
    this.fault = fault;
  }
}
