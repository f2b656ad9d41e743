import { Badge } from '@mantine/core';
import type { PreviewedRow } from '@mukae/contract/calls/csv';
import { IconAlertCircle, IconEqual, IconPencil, IconPlus } from '@/icons';
import classes from './EffectTag.module.css';

const looks = {
  add: { Shape: IconPlus, color: 'pine' },
  change: { Shape: IconPencil, color: 'ai' },
  none: { Shape: IconEqual, color: 'gray' },
  refused: { Shape: IconAlertCircle, color: 'beni' },
} as const satisfies Record<PreviewedRow['effect'], object>;

/** What a row does: by shape, colour and word. */
export function EffectTag({ effect, word }: { effect: PreviewedRow['effect']; word: string }) {
  const { Shape, color } = looks[effect];
  return (
    <Badge className={classes.tag} color={color} size="lg" leftSection={<Shape size={14} stroke={2} aria-hidden />}>
      {word}
    </Badge>
  );
}
