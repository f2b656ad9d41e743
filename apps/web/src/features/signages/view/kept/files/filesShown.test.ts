import type { TemplateAnswer } from '@mukae/contract/calls/sceneFields';
import { expect, it } from 'vitest';
import { someCast } from '@/features/characters/testing/someCast';
import { someTemplateAnswer, someWholeSignage } from '@/features/signages/testing/someSignage';
import { lettersShown } from '../lettersShown';
import { filesShown } from './filesShown';

const medium = (url: string) => ({ id: 1, image_url: url });
const played = (url: string) => [{ ...medium(url), seconds: null }];
type Shown = Partial<Pick<TemplateAnswer, 'logo' | 'playlist' | 'telop'>>;
const template = (scene: TemplateAnswer['scene'], shown: Shown): TemplateAnswer => ({
  ...someTemplateAnswer,
  scene,
  ...shown,
});

const templates = [
  template('Calling', { playlist: played('/files/media/calling.webp'), logo: medium('/files/media/logo.webp') }),
  template('Standby', { playlist: played('/files/media/standby.mp4'), telop: '憂鬱' }),
  template('Crowded', { playlist: played('/files/media/calling.webp') }),
];

it('[D-N04] a screen shows who stands there, its logos and the media of all its scenes, those of Standby first and each once', () => {
  const signage = { ...someWholeSignage, companyLogo: '/files/logos/company.webp', templates };
  const hours = { name: '朝', days: ['mon' as const], from: '08:00', until: '11:00' };
  const timedTemplates = [
    { ...template('Standby', { playlist: played('/files/media/morning.webp') }), hours, draftKey: null },
  ];
  expect(filesShown({ ...signage, timedTemplates }, someCast)).toEqual([
    '/characters/kei/fold.webp',
    '/characters/kei/bow.webp',
    '/characters/kei/standby.mp4',
    '/files/logos/company.webp',
    '/files/media/morning.webp',
    '/files/media/standby.mp4',
    '/files/media/logo.webp',
    '/files/media/calling.webp',
  ]);
});

it('[D-N04] a company’s own character is a model and its picture', () => {
  const [model, picture] = ['/files/characters/a.vrm', '/files/characters/a.webp'];
  const own = { id: 9, name: 'Aoba', image_url: picture, standby_image_url: '', model_url: model };
  const signage = { ...someWholeSignage, character: { id: 9, name: 'Aoba' } };
  expect(filesShown(signage, [...someCast, own])).toEqual([model, picture]);
});

it('[D-N04] the letters of its telops are kept, and those of the words that it says only without the network', () => {
  const letters = lettersShown({ ...someWholeSignage, templates });
  for (const letter of '憂鬱青葉スタッフにつながりません') expect(letters).toContain(letter);
});
