import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@/icons';
import { KeyCap } from '../keys/KeyCap';
import { useLetterKey } from '../keys/useLetterKey';
import classes from './Tool.module.css';

/** One of the things that are done in a call, with its letter. */
export function Tool({
  icon: Shape,
  word,
  name = word,
  letter,
  tone = 'plain',
  isExpanded,
  onPress,
}: {
  icon: Icon;
  word: string;
  /** What it does in full, where there is no room for it. */
  name?: string;
  letter: string;
  /** On: it goes on at the moment. Wanted: it is what helps now. */
  tone?: 'plain' | 'on' | 'wanted';
  isExpanded?: boolean;
  onPress: () => void;
}) {
  useLetterKey(letter, onPress);
  return (
    <UnstyledButton
      className={classes.tool}
      data-tone={tone}
      aria-label={name}
      aria-keyshortcuts={letter}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <Shape size={20} stroke={1.7} aria-hidden />
      <span>{word}</span>
      <KeyCap of={letter} />
    </UnstyledButton>
  );
}
