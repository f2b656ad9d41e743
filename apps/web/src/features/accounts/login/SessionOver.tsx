import { Text } from '@mantine/core';
import { IconInfoCircle } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { loginTexts } from './login.texts';
import type { WhyOver } from './loginState';
import classes from './SessionOver.module.css';

/** Why somebody stands here again, and what becomes of where she was. */
export function SessionOver({ why, draftKept }: { why: WhyOver; draftKept: boolean }) {
  const { over: t } = useTexts(loginTexts);
  return (
    <div className={classes.notice} role="status">
      <IconInfoCircle className={classes.icon} size={20} stroke={1.8} aria-hidden />
      <div>
        <Text fw={600}>{t[why].title}</Text>
        <Text fz="sm">
          {t[why].text}
          {draftKept && t.draftKept}
        </Text>
      </div>
    </div>
  );
}
