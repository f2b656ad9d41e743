import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { useLast } from '@/ui/useLast';
import { alikeTexts } from './alike.texts';
import { ComparedPair } from './ComparedPair';
import type { PairOfAnswers } from './useAlikeAnswers';

/** Alike answers side by side, one pair after the other. It closes with the last of them. */
export function CompareDialog({
  pairs,
  isOpen,
  onClose,
}: {
  pairs: readonly PairOfAnswers[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTexts(alikeTexts);
  const [wanted, setWanted] = useState(0);
  const at = Math.max(0, Math.min(wanted, pairs.length - 1));
  const pair = useLast(pairs[at] ?? null);
  const close = () => {
    setWanted(0);
    onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} title={t.title} size={760}>
      {pair && (
        <ComparedPair
          key={`${pair.one.id} ${pair.other.id}`}
          pair={pair}
          at={at}
          pairs={pairs.length}
          onTurn={setWanted}
          onClose={close}
        />
      )}
    </Modal>
  );
}
