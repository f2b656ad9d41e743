import type { VisitorMessage } from '@mukae/contract/calls/messages';
import { dateAndTime } from '@/dates/dateAndTime';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { firstLetter } from '@/ui/firstLetter';
import { PersonLine } from '@/ui/PersonLine';
import { MarkMessage } from './MarkMessage';
import { messagesTexts } from './messages.texts';
import classes from './useMessageColumns.module.css';

export function useMessageColumns({ showsCompany }: { showsCompany: boolean }): Column<VisitorMessage>[] {
  const t = useTexts(messagesTexts);
  return [
    {
      key: 'place',
      head: t.place,
      kind: 'primary',
      cell: ({ signageName, storeName, companyName }) => (
        <PersonLine
          name={signageName}
          letter={firstLetter(signageName)}
          sub={[showsCompany && companyName, storeName].filter(Boolean).join(' ')}
        />
      ),
    },
    {
      key: 'message',
      head: t.message,
      isRead: true,
      cell: ({ text, contact }) => (
        <span className={classes.message}>
          <span className={classes.text}>{text}</span>
          <small className={classes.contact}>
            {t.contact} {contact || t.noContact}
          </small>
        </span>
      ),
    },
    {
      key: 'at',
      head: t.at,
      fixed: true,
      sortKey: 'leftAt',
      cell: ({ leftAt }) => <time dateTime={leftAt}>{dateAndTime(leftAt)}</time>,
    },
    {
      key: 'state',
      head: t.state,
      fixed: true,
      cell: (message) => (
        <span className={classes.state}>
          {message.done ? t.doneBy(message.done.by) : t.states.open}
          <MarkMessage message={message} />
        </span>
      ),
    },
  ];
}
