import { unexpected } from '@mukae/contract/errors/codes';
import { QueryClient } from '@tanstack/react-query';
import { personInCookie } from './cookies';
import { RefusedCall } from './query';

const mayRetry = (failures: number, failure: Error): boolean =>
  failures === 0 && failure instanceof RefusedCall && failure.answer.code === unexpected.code;

/** A browser that believes to be offline asks all the same: the page has to say that no answer came. */
const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 10_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

let held = { person: '', client: makeClient() };

/** Answers outlive a change of frame, but are never shown to the next person in the same browser. */
export function clientOfThisPerson(): QueryClient {
  const person = personInCookie();
  if (held.person !== person) held = { person, client: makeClient() };
  return held.client;
}
