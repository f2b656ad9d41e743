import { Text } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import type { CallSession } from '../call/CallSession';
import type { OwnAvatar } from '../call/OwnAvatar';
import { meTexts } from './me.texts';
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
  const t = useTexts(meTexts);
  const sight = useObserved(avatar.sight);
  const succeeds = useFilm(avatar, session.connection, character);
  return (
    <Text size="xs" c="dimmed" role="status">
      {sight !== 'draws' && (succeeds ? t.film[sight] : t.film.failed)}
    </Text>
  );
}
