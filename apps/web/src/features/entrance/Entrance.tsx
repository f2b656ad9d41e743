import { Text, Title } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { Logo } from '@/ui/brand/Logo';
import { EntranceHall } from '@/ui/EntranceHall';
import { EntrancePage } from '@/ui/EntrancePage';
import classes from './Entrance.module.css';
import { EntranceControls } from './EntranceControls';
import { entranceTexts } from './entrance.texts';

/** A page for people who are not inside yet: somebody greets, a title, one sentence, and what there is to do. */
export function Entrance({
  hall,
  title,
  lead,
  wide = false,
  children,
}: {
  hall: ComponentProps<typeof EntranceHall>;
  title: string;
  lead?: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(entranceTexts);
  return (
    <EntrancePage
      wide={wide}
      hall={<EntranceHall {...hall} />}
      logo={<Logo label={t.brand} height={wide ? 30 : 34} />}
      controls={<EntranceControls />}
    >
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" className={classes.lead}>
          {lead}
        </Text>
      )}
      <div className={classes.body}>{children}</div>
    </EntrancePage>
  );
}
