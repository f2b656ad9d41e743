import type { MailAnswer } from '@mukae/contract/calls/outbox';
import { IconChevronRight, IconMail } from '@tabler/icons-react';
import { useTexts } from '../../language/LanguageProvider';
import { dateAndTime } from '../service/dateAndTime';
import classes from './MailRows.module.css';

import { outboxTexts } from './outbox.texts';

/** A row is one press wide: the whole of it opens the mail. */
export function MailRows({ mails, onOpen }: { mails: readonly MailAnswer[]; onOpen: (mail: MailAnswer) => void }) {
  const t = useTexts(outboxTexts);
  return (
    <ul className={classes.rows} aria-label={t.list}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <button type="button" className={classes.row} onClick={() => onOpen(mail)}>
            <IconMail className={classes.icon} size={20} stroke={1.6} aria-hidden />
            <span className={classes.subject}>{mail.subject || t.noSubject}</span>
            <span className={classes.to}>{mail.to}</span>
            <time className={classes.date} dateTime={mail.createdAt}>
              {dateAndTime(mail.createdAt)}
            </time>
            <IconChevronRight className={classes.icon} size={18} stroke={1.8} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
