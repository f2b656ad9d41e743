import { Text } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { useMyCharacter } from '../useMyCharacter';
import classes from './RingingDialog.module.css';
import { ringingTexts } from './ringing.texts';

/** As whom the visitor will be greeted. */
export function GreetingCharacter() {
  const t = useTexts(ringingTexts);
  const character = useMyCharacter();
  if (!character) return null;
  return (
    <div className={classes.character}>
      <Arch picture={character.image_url} width={30} />
      <Text size="sm">{t.greetsAs(character.name)}</Text>
    </div>
  );
}
