/** What comes of an event: another state, or a refusal by name. Nothing is thrown. */
export type Step<State, Refusal extends string> = { state: State } | { refused: Refusal };

/** A machine with examples of every state and event, from which its diagram is drawn. */
export interface Machine<State extends { at: string }, Event extends { type: string }, Refusal extends string> {
  step(state: State, event: Event): Step<State, Refusal>;
  states: readonly State[];
  events: readonly Event[];
}

interface Transition {
  from: string;
  event: string;
  to: string;
}

/** Every way from one state to another that the examples show, each once. */
export function transitionsOf<State extends { at: string }, Event extends { type: string }, Refusal extends string>(
  machine: Machine<State, Event, Refusal>,
): Transition[] {
  const ways = new Map<string, Transition>();
  for (const state of machine.states) {
    for (const event of machine.events) {
      const next = machine.step(state, event);
      if ('refused' in next || next.state === state) continue;
      const way = { from: state.at, event: event.type, to: next.state.at };
      ways.set(Object.values(way).join(' '), way);
    }
  }
  return [...ways.values()];
}
