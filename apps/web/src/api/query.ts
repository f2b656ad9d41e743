import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { queryOptions } from '@tanstack/react-query';
import { type Callable, call, isError } from './call';

/** A refused call as an exception, for queries; forms handle the answer itself. */
export class RefusedCall extends Error {
  readonly answer: ErrorAnswer;
  constructor(answer: ErrorAnswer) {
    super(`${answer.code} ${answer.msg}`);
    this.answer = answer;
  }
}

/** `useQuery(queryOf(companyCalls.getCompany, {}))` */
export const queryOf = <Request, Output>(definition: Callable<Request, Output>, request: Request) =>
  queryOptions<Output, RefusedCall>({
    queryKey: [definition.path, request],
    queryFn: async () => {
      const answer = await call(definition, request);
      if (isError(answer)) throw new RefusedCall(answer);
      return answer;
    },
  });
