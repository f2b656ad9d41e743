import { Popover } from '@mantine/core';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import type { ReactNode } from 'react';
import { slotInWords } from '@/dates/slotInWords';
import classes from './PickedBlock.module.css';
import { useKeptInSight } from './useKeptInSight';

/** What is picked, with what is asked about it below; on a phone that stands at the foot of the screen. */
export function PickedBlock({ slot, question }: { slot: TimeSlot; question: ReactNode }) {
  const block = useKeptInSight(slot);
  const words = (
    <span ref={block} className={classes.block}>
      <b>{slotInWords(slot)}</b>
    </span>
  );
  if (!question) return words;
  return (
    <Popover
      opened
      position="bottom"
      offset={14}
      width={224}
      radius="lg"
      shadow="md"
      trapFocus={false}
      withRoles={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Popover.Target>{words}</Popover.Target>
      <Popover.Dropdown className={classes.question}>{question}</Popover.Dropdown>
    </Popover>
  );
}
