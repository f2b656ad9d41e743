import { Text } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { isFilmed } from '@mukae/contract/domain/call/sight';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import type { CallSession } from '../call/CallSession';
import type { OwnAvatar } from '../call/OwnAvatar';
import { filmTexts } from './film.texts';
import { useFilm } from './useFilm';

/** A signage that does not draw the avatar gets a film of it, and whoever talks to it knows. */
export function SentFilm({
  session,
  avatar,
  character,
}: {
  session: CallSession;
  avatar: OwnAvatar;
  character: CharacterAnswer | undefined;
}) {
  const t = useTexts(filmTexts);
  const sight = useObserved(avatar.sight);
  const succeeds = useFilm(avatar, session.connection, character);
  return (
    <Text size="xs" c="dimmed" role="status">
      {isFilmed(sight) && (succeeds ? t.film[sight] : t.film.failed)}
    </Text>
  );
}
