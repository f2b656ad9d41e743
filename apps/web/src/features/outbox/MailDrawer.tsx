import { Drawer } from '@mantine/core';
import type { MailAnswer } from '@mukae/contract/calls/outbox';
import { dateAndTime } from '@/dates/dateAndTime';
import { useTexts } from '@/language/LanguageProvider';
import { CopyButton } from '@/ui/CopyButton';
import { Facts } from '@/ui/Facts';
import { useLast } from '@/ui/useLast';
import classes from './MailDrawer.module.css';

import { outboxTexts } from './outbox.texts';

export function MailDrawer({ mail, onClose }: { mail: MailAnswer | null; onClose: () => void }) {
  const t = useTexts(outboxTexts);
  const shown = useLast(mail);
  return (
    <Drawer
      opened={mail !== null}
      onClose={onClose}
      position="right"
      size={520}
      padding="lg"
      title={shown?.subject || t.noSubject}
      classNames={{ title: classes.title }}
    >
      {shown && <Mail key={shown.id} mail={shown} />}
    </Drawer>
  );
}

function Mail({ mail }: { mail: MailAnswer }) {
  const t = useTexts(outboxTexts);
  return (
    <div className={classes.mail}>
      <Facts
        facts={[
          { label: t.to, value: mail.to },
          { label: t.date, value: dateAndTime(mail.createdAt) },
        ]}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard has to reach it. */}
      <section className={classes.text} aria-label={t.body} tabIndex={0}>
        {mail.text}
      </section>
      <CopyButton value={mail.text} words={{ copy: t.copy, copied: t.copied }} />
    </div>
  );
}
