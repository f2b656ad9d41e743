import { Refusal } from '#platform/refusals/refusal';

/** Another node holds the desk now: what was to happen here has to happen there. */
export class DeskMoved extends Refusal {
  constructor() {
    super('unavailable');
  }
}
