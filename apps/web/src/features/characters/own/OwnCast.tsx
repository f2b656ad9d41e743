import { Text } from '@mantine/core';
import { type CharacterAnswer, characterCalls } from '@mukae/contract/calls/characters';
import { call } from '@/api/call';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { toast } from '@/ui/toast';
import classes from './OwnCast.module.css';
import { ownCharactersTexts } from './ownCharacters.texts';
import { useCharactersChanged } from './useCharactersChanged';

/** Those who belong to the company, and the way to part with them. */
export function OwnCast({ cast }: { cast: readonly CharacterAnswer[] }) {
  const t = useTexts(ownCharactersTexts);
  if (cast.length === 0) return <Text c="dimmed">{t.none}</Text>;
  return (
    <ul className={classes.cast} aria-label={t.list}>
      {cast.map((character) => (
        <Member key={character.id} character={character} />
      ))}
    </ul>
  );
}

function Member({ character: { id, name, image_url } }: { character: CharacterAnswer }) {
  const { remove: t, close } = useTexts(ownCharactersTexts);
  const charactersChanged = useCharactersChanged();
  return (
    <li className={classes.member}>
      <Arch picture={image_url} letter={firstLetter(name)} width={64} />
      <span className={classes.name}>{name}</span>
      <AskedDeed
        destructive
        words={{ button: t.button(name), question: t.question(name), consequence: t.consequence, verb: t.verb }}
        act={(isForced) => call(characterCalls.deleteCharacter, { targetId: id, isForced })}
        onDone={() => {
          charactersChanged();
          void toast.success({ title: t.done(name), closeLabel: close });
        }}
      />
    </li>
  );
}
