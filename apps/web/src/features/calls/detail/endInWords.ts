import type { CallRecord } from '@mukae/contract/calls/callRecords';
import { fateOf } from '@mukae/contract/domain/reception/fate';
import type { callDetailTexts } from './callDetail.texts';

/** Why it ended; of who left a message, that she did. */
export const endInWords = (record: CallRecord, t: (typeof callDetailTexts)['ja']): string =>
  fateOf(record) === 'messageLeft' ? t.messageLeft : t.outcomes[record.outcome];
