import type { CallEntry, Desk, OperatorEntry, RequestEntry, SignageEntry } from './desk';
import { MapLayer } from './mapLayer';

/** What an event makes of a desk. */
export class DeskDraft {
  readonly signages: MapLayer<number, SignageEntry>;
  readonly operators: MapLayer<number, OperatorEntry>;
  readonly requests: MapLayer<string, RequestEntry>;
  readonly calls: MapLayer<string, CallEntry>;

  readonly over: Desk['over'];

  constructor({ signages, operators, requests, calls, over }: Desk) {
    this.signages = new MapLayer(signages);
    this.operators = new MapLayer(operators);
    this.requests = new MapLayer(requests);
    this.calls = new MapLayer(calls);
    this.over = over;
  }
}
