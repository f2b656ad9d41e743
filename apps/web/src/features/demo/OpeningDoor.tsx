import { Text, Title } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { AfterDelay } from '@/ui/AfterDelay';
import { Arch } from '@/ui/Arch';
import { demoTexts } from './demo.texts';
import classes from './OpeningDoor.module.css';

export function OpeningDoor({ title }: { title: string }) {
  const t = useTexts(demoTexts);
  return (
    <div className={classes.opening} role="status">
      <AfterDelay>
        <Arch picture="/characters/kei/guide.webp" figure="half" width={132} />
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{t.openingText}</Text>
      </AfterDelay>
    </div>
  );
}
