import { Text } from '@mantine/core';
import type { VisitorMessage } from '@mukae/contract/calls/messages';
import { dateAndTime } from '@/dates/dateAndTime';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { firstLetter } from '@/ui/firstLetter';
import { PersonLine } from '@/ui/PersonLine';
import { MarkMessage } from './MarkMessage';
import { messagesTexts } from './messages.texts';
import classes from './useMessageColumns.module.css';

/** Who has seen to it, and when; nobody is named who is no longer there. */
function SeenTo({ by, at }: { by: string; at: string }) {
  const t = useTexts(messagesTexts);
  return (
    <>
      <span className={classes.done}>{t.states.done}</span>
      <Text span size="xs" c="dimmed" className={classes.by}>
        {by && <span>{by}</span>}
        <time dateTime={at}>{dateAndTime(at)}</time>
      </Text>
    </>
  );
}

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
      cell: ({ name, text, contact }) => (
        <span className={classes.message}>
          {name && <strong className={classes.name}>{t.from(name)}</strong>}
          <span className={classes.text}>{text}</span>
          {contact && (
            <small className={classes.contact}>
              {t.contact} <span>{contact}</span>
            </small>
          )}
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
          {message.done ? <SeenTo by={message.done.by} at={message.done.at} /> : t.states.open}
          <MarkMessage message={message} />
        </span>
      ),
    },
  ];
}
