import type { CallRecord } from '@mukae/contract/calls/callRecords';
import { type Fate, fateOf } from '@mukae/contract/domain/reception/fate';
import { useTexts } from '@/language/LanguageProvider';
import { StatusTag, type StatusTone } from '@/ui/StatusTag';
import { callsTexts } from './calls.texts';

const tones = {
  answered: 'standby',
  missed: 'missed',
  messageLeft: 'messageLeft',
  calledOff: 'calledOff',
  cutOff: 'cutOff',
  watched: 'monitoring',
} as const satisfies Record<Fate, StatusTone>;

export function FateTag({ record }: { record: Pick<CallRecord, 'kind' | 'outcome' | 'leftMessage'> }) {
  const { fates } = useTexts(callsTexts);
  const fate = fateOf(record);
  return <StatusTag tone={tones[fate]} word={fates[fate]} />;
}
