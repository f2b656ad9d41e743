import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { ShownTemplate } from '@mukae/contract/domain/signage/health/healthReport';
import { useEffect } from 'react';
import { Observed } from '@/observing/observed';
import { forgetFaultsBut } from './screenFaults';

/** Which template this screen shows in each scene, and in which state. */
export const shownTemplates = new Observed<readonly ShownTemplate[]>([]);

type Signage = Pick<WholeSignageAnswer, 'templates' | 'timedTemplates'>;

/** Notes them for whoever looks after the screen; what is wrong with media that they no longer name is over. */
export function useShownTemplates(dressed: { signage: Signage; shown: readonly ShownTemplate[] } | undefined): void {
  const { signage, shown } = dressed ?? {};
  useEffect(() => {
    if (shown) shownTemplates.set(shown.map(({ id, scene, version }) => ({ id, scene, version })));
  }, [shown]);
  useEffect(() => {
    if (!signage) return;
    const named = JSON.stringify([signage.templates, signage.timedTemplates]);
    forgetFaultsBut((address) => named.includes(address));
  }, [signage]);
}
