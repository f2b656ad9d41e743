import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useEffect, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { calendarTexts } from './calendar.texts';
import { type Grounds, type Picked, type PickOutcome, picked as pick, stretched, tapped } from './picking';

/** What is picked in the calendar, and what the hands do to it. What cannot be is refused with a word. */
export function usePicking(grounds: Grounds, isFormOpen: boolean) {
  const t = useTexts(calendarTexts);
  const [picked, setPicked] = useState<Picked | null>(null);
  const letGo = () => setPicked(null);
  const take = (outcome: PickOutcome) => {
    if (outcome.kind === 'refused') {
      void toast.warning({ title: t.refused[outcome.why], closeLabel: t.close });
      return letGo();
    }
    setPicked(outcome);
  };

  useEffect(() => {
    if (!picked) return;
    const letGoByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPicked(null);
    };
    window.addEventListener('keydown', letGoByKey);
    return () => window.removeEventListener('keydown', letGoByKey);
  }, [picked]);

  return {
    picked,
    letGo,
    select: (slot: TimeSlot) => take(pick(slot, grounds, isFormOpen)),
    tap: (at: Date) => take(tapped(at, grounds, isFormOpen)),
    stretch: (edge: 'start' | 'end', way: 1 | -1) => {
      const next = picked?.kind === 'free' && stretched(picked.slot, edge, way, grounds);
      if (next) setPicked({ kind: 'free', slot: next });
    },
  };
}
