import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { ErrorName } from '@mukae/contract/errors/codes';
import { errors } from '@mukae/contract/errors/errors';
import { type FoundFault, withFaults } from '@mukae/contract/errors/withFaults';
import type { Language } from '@mukae/contract/language';

interface RefusalDetails {
  /** What is wrong with which field. */
  faults?: readonly FoundFault[];
  /** When it makes sense to try again. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A call that is answered with an error of the closed list. Thrown anywhere, answered in one place. */
export class Refusal extends Error {
  readonly error: ErrorName;
  readonly faults: readonly FoundFault[];
  readonly retryAfterSeconds: number | undefined;

  constructor(error: ErrorName, { faults = [], retryAfterSeconds, cause }: RefusalDetails = {}) {
    super(errors[error].text.en, { cause });
    this.error = error;
    this.faults = faults;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return errors[this.error].status;
  }

  answerIn(language: Language): ErrorAnswer {
    const { code, text } = errors[this.error];
    return {
      result: 'Error',
      code,
      msg: withFaults(text, this.faults, language),
      ...(this.faults.length > 0 && { faults: this.faults.map(({ field, fault }) => ({ field, fault })) }),
    };
  }
}
