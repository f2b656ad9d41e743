import type { ShownTemplate } from '@mukae/contract/domain/signage/health/healthReport';
import { useEffect } from 'react';
import { Observed } from '@/observing/observed';

/** Which states of its templates this screen shows. */
export const shownTemplates = new Observed<readonly ShownTemplate[]>([]);

/** Notes them for whoever looks after the screen. */
export function useShownTemplates(signage: { templates: readonly ShownTemplate[] } | undefined): void {
  useEffect(() => {
    shownTemplates.set(signage?.templates.map(({ scene, version }) => ({ scene, version })) ?? []);
  }, [signage]);
}
