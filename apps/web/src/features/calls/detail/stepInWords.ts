import type { CallRecord } from '@mukae/contract/calls/callRecords';
import type { callDetailTexts } from './callDetail.texts';
import { endInWords } from './endInWords';
import type { TimelineEntry } from './timelineOf';

type Words = (typeof callDetailTexts)['ja'];

/** What happened at this step of this record. */
export function stepInWords({ step, at }: TimelineEntry, record: CallRecord, t: Words): string {
  const { kind, touchButton, rungCount, operator } = record;
  switch (step) {
    case 'pressed':
      return touchButton ? t.pressed(touchButton) : t.pressedForStaff;
    case 'rung':
      return t.rung(rungCount);
    case 'accepted':
      return operator ? t.began[kind](operator.name) : t.beganUnnamed[kind];
    case 'firstSound':
      return at === null ? t.noSound : t.firstSound;
    case 'firstPicture':
      return at === null ? t.noPicture : t.firstPicture;
    case 'ended':
      return endInWords(record, t);
  }
}
