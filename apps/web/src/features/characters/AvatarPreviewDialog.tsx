import { Modal } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { useLast } from '@/ui/useLast';
import { StandbyFilm } from './StandbyFilm';

/** How a character moves, in a window of its own. */
export function AvatarPreviewDialog({
  character,
  onClose,
}: {
  character: CharacterAnswer | null;
  onClose: () => void;
}) {
  const shown = useLast(character);
  return (
    <Modal opened={character !== null} onClose={onClose} title={shown?.name} size={380} padding="lg">
      {shown && <StandbyFilm key={shown.id} character={shown} />}
    </Modal>
  );
}
