import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { useEffect, useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { toast } from '@/ui/toast';
import { calendarTexts } from './calendar.texts';
import { type Grounds, type PickOutcome, picked as pick, stretched, tapped } from './picking';

/**
 * What is picked in the calendar, and what the hands do to it. What cannot be is refused with a word. It is judged anew whenever the
 * calendar is, and let go once a form is open.
 */
export function usePicking(grounds: Grounds, isFormOpen: boolean) {
  const t = useTexts(calendarTexts);
  const [selected, setSelected] = useState<TimeSlot | null>(null);
  if (selected && isFormOpen) setSelected(null);
  const outcome = selected && pick(selected, grounds, isFormOpen);
  const picked = outcome?.kind === 'refused' ? null : outcome;
  const letGo = () => setSelected(null);
  const take = (outcome: PickOutcome) => {
    if (outcome.kind === 'refused') {
      void toast.warning({ title: t.refused[outcome.why], closeLabel: t.close });
      return letGo();
    }
    setSelected(outcome.slot);
  };

  useEffect(() => {
    if (!selected) return;
    const letGoByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setSelected(null);
    };
    window.addEventListener('keydown', letGoByKey);
    return () => window.removeEventListener('keydown', letGoByKey);
  }, [selected]);

  return {
    picked,
    letGo,
    select: (slot: TimeSlot) => take(pick(slot, grounds, isFormOpen)),
    tap: (at: Date) => take(tapped(at, grounds, isFormOpen)),
    stretch: (edge: 'start' | 'end', way: 1 | -1) => {
      const next = picked?.kind === 'free' && stretched(picked.slot, edge, way, grounds);
      if (next) setSelected(next);
    },
  };
}
