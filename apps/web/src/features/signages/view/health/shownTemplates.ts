import type { ShownTemplate } from '@mukae/contract/domain/signage/health/healthReport';
import { useEffect } from 'react';
import { Observed } from '@/observing/observed';
import { forgetFaultsBut } from './screenFaults';

/** Which states of its templates this screen shows. */
export const shownTemplates = new Observed<readonly ShownTemplate[]>([]);

/** Notes them for whoever looks after the screen; what is wrong with media that they no longer name is over. */
export function useShownTemplates(
  signage: { templates: readonly ShownTemplate[]; timedTemplates: readonly unknown[] } | undefined,
): void {
  const { templates, timedTemplates } = signage ?? {};
  useEffect(() => {
    if (!templates) return;
    shownTemplates.set(templates.map(({ scene, version }) => ({ scene, version })));
    const named = JSON.stringify([templates, timedTemplates]);
    forgetFaultsBut((address) => named.includes(address));
  }, [templates, timedTemplates]);
}
