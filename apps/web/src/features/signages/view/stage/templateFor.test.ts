import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { describe, expect, it } from 'vitest';
import type { SceneTemplates } from '@/scene/sceneTemplatesOf';
import { templateFor } from './templateFor';

const media = { kind: 'picture', url: '/files/a.webp', seconds: null } as const;
const standby = { ...bareTemplate, telop: 'いらっしゃいませ', showsTelop: true, media: [media] };
const templates: SceneTemplates = new Map([['Standby', standby]]);

describe('templateFor', () => {
  it('is the template of the scene, and bare where there is none', () => {
    expect(templateFor(templates, { scene: 'Standby', view: null })).toBe(standby);
    expect(templateFor(templates, { scene: 'Crowded', view: null })).toBe(bareTemplate);
    expect(templateFor(undefined, { scene: 'Standby', view: null })).toBe(bareTemplate);
  });

  it('[O-L36] gives way to what the operator chose for the call', () => {
    const view = { scene: 'Standby', layout: 'wipe', showsTelop: false, showsLogo: true, showsMedia: true } as const;
    const shown = templateFor(templates, { scene: 'Standby', view });
    expect(shown).toEqual({ ...standby, layout: 'wipe', showsTelop: false, showsLogo: true, showsMedia: true });
    expect(shown.media).toEqual([media]);
  });
});
