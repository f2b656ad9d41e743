import type { ErrorAnswer, FieldFault } from '@mukae/contract/calls/answers';
import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import type { ErrorName } from '@mukae/contract/errors/codes';
import { errors } from '@mukae/contract/errors/errors';
import type { Language } from '@mukae/contract/language';

/** A fault, and what it is about where the field alone does not say it: the text names that instead. */
type FoundFault = FieldFault & { about?: string };

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
    const details = this.faults.map(({ field, fault, about = field }) =>
      [about, answeredFaults[fault][language]].filter(Boolean).join(': '),
    );
    const separator = language === 'ja' ? '、' : ', ';
    const brackets = language === 'ja' ? (inner: string) => `（${inner}）` : (inner: string) => ` (${inner})`;
    return {
      result: 'Error',
      code,
      msg: details.length > 0 ? text[language] + brackets(details.join(separator)) : text[language],
      ...(this.faults.length > 0 && { faults: this.faults.map(({ field, fault }) => ({ field, fault })) }),
    };
  }
}
