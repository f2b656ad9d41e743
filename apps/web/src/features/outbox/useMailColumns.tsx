import { Button } from '@mantine/core';
import type { MailAnswer } from '@mukae/contract/calls/outbox';
import { dateAndTime } from '@/dates/dateAndTime';
import { IconMail } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { outboxTexts } from './outbox.texts';

export function useMailColumns({ onOpen }: { onOpen: (mail: MailAnswer) => void }): readonly Column<MailAnswer>[] {
  const t = useTexts(outboxTexts);
  return [
    { key: 'subject', head: t.subject, kind: 'primary', cell: ({ subject }) => <b>{subject || t.noSubject}</b> },
    { key: 'to', head: t.to, longNames: true, cell: ({ to }) => to },
    {
      key: 'createdAt',
      head: t.date,
      fixed: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>,
    },
    {
      key: 'actions',
      head: t.read,
      kind: 'actions',
      cell: (mail) => (
        <Button
          variant="light"
          size="xs"
          leftSection={<IconMail size={16} stroke={1.6} aria-hidden />}
          aria-label={t.readOf(mail.to)}
          onClick={() => onOpen(mail)}
        >
          {t.read}
        </Button>
      ),
    },
  ];
}
