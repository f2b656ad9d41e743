import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { chosenCharacter } from '@/features/characters';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import classes from './CharacterOfUser.module.css';

/** The character somebody speaks through; whoever is undecided is shown with the first, which she gets. */
export function CharacterOfUser({
  characters,
  id,
  undecided,
}: {
  characters: readonly CharacterAnswer[];
  id: number | null;
  undecided: string;
}) {
  const character = chosenCharacter(characters, id);
  if (!character) return undecided;
  const isChosen = character.id === id;
  return (
    <span className={classes.character} data-undecided={!isChosen || undefined}>
      <Arch picture={character.image_url} letter={firstLetter(character.name)} width={30} />
      {isChosen ? character.name : undecided}
    </span>
  );
}
