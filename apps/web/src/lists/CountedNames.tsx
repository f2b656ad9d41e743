import { Text } from '@mantine/core';
import { namesInShort } from '@mukae/contract/domain/text/namesInShort';
import type { ReactNode } from 'react';
import classes from './CountedNames.module.css';

/** How many there are, and the first of them by name. */
export function CountedNames({
  names,
  shown,
  total,
  words,
}: {
  names: readonly string[];
  shown: number;
  total: number;
  words: { count: string; none: ReactNode };
}) {
  if (total === 0) {
    return (
      <Text component="span" size="sm" c="dimmed">
        {words.none}
      </Text>
    );
  }
  return (
    <span className={classes.counted}>
      <b>{words.count}</b>
      <span className={classes.names}>{namesInShort(names, shown, total)}</span>
    </span>
  );
}
