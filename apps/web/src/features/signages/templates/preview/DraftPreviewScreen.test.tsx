import { characterCalls } from '@mukae/contract/calls/characters';
import { mediaCalls } from '@mukae/contract/calls/media';
import { signageCalls } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import { type EditedTemplate, emptyDraft } from '@mukae/contract/domain/template/draft';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { someCast } from '@/features/characters/testing/someCast';
import { someMedium } from '@/features/media/testing/someMedium';
import { someTemplateAnswer, someWholeSignage } from '@/features/signages/testing/someSignage';
import { choose, isThere } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { someTemplate } from '../testing/someTemplates';

const { wire, open } = pagesForFile();

const signage = {
  ...someWholeSignage,
  templates: [
    { ...someTemplateAnswer, telop: 'いつもの案内' },
    { ...someTemplateAnswer, id: 2, scene: 'Calling' as const, telop: '呼んでいます' },
    { ...someTemplateAnswer, id: 3, scene: 'Monitoring' as const },
  ],
};
const hours = { name: '朝', days: ['mon' as const], from: '08:00', until: '10:00' };
const morning = { ...someTemplate, key: 'new-1', seen: null, hours, telop: '朝の案内' };

const draftWith = (changed: EditedTemplate[]) => ({
  result: 'OK' as const,
  signageId: signage.id,
  draft: { ...emptyDraft, changed },
});

async function openLink(template: string, changed: EditedTemplate[] = [morning]) {
  wire()
    .answers(signageCalls.getSignage, signage)
    .answers(mediaCalls.listMedia, [])
    .answers(characterCalls.listCharacters, someCast)
    .answers(templateCalls.getDraftToShow, draftWith(changed));
  await open(`/app/signage/preview?draft=5&template=${template}`, 'companyAdmin');
  await screen.findByRole('heading', { name: '下書き：1F 総合受付' });
}
const seen = () => document.body.textContent ?? '';

it('[D-T110] the link of a template with hours opens that one, whatever the time is', async () => {
  await openLink('new-1');
  expect(seen()).toContain('朝の案内');
  expect(seen()).not.toContain('いつもの案内');
});

it('[D-T110] the link of another scene opens that scene', async () => {
  await openLink('2');
  expect(screen.getByRole('combobox', { name: '状態' })).toHaveProperty('value', '呼出中');
  expect(seen()).toContain('呼んでいます');
});

it('[D-T98] in other scenes the link of a template with hours offers what the usual Standby does, as the editor', async () => {
  const offering = (text: string) => ({
    touchButtons: [{ key: text, id: null, text, fontSize: 26, backgroundColour: '#125a4e', isShown: true }],
  });
  await openLink('new-1', [
    { ...someTemplate, ...offering('いつもの受付') },
    { ...morning, ...offering('朝の受付') },
  ]);
  expect([isThere('button', 'いつもの受付'), isThere('button', '朝の受付')]).toEqual([false, true]);
  await choose('状態', 'モニタリング');
  expect(isThere('button', 'いつもの受付')).toBe(true);
});

it('[D-T78] the link of a draft that is gone says so at once', async () => {
  wire()
    .answers(mediaCalls.listMedia, [])
    .answers(characterCalls.listCharacters, someCast)
    .answers(templateCalls.getDraftToShow, refusal('notFound'));
  await open('/app/signage/preview?draft=5&template=1', 'companyAdmin');
  expect(await screen.findByText('この下書きはもうありません', {}, { timeout: 500 })).toBeDefined();
});

it('[D-T119] a picture that the draft names and that the library did not have yet is read and shown', async () => {
  const later = { ...someMedium, id: 9, image_url: '/files/media/9.png' };
  const before = [[]];
  wire()
    .answers(signageCalls.getSignage, signage)
    .answers(mediaCalls.listMedia, () => before.pop() ?? [later])
    .answers(characterCalls.listCharacters, someCast)
    .answers(templateCalls.getDraftToShow, draftWith([{ ...someTemplate, showsLogo: true, logoId: 9 }]));
  await open('/app/signage/preview?draft=5&template=1', 'companyAdmin');
  await waitFor(() => expect(document.querySelector('img[src="/files/media/9.png"]')).not.toBeNull());
});

it('[D-T119] the link of a draft that cannot be read says why, not that the draft is gone, and reads again', async () => {
  wire()
    .answers(signageCalls.getSignage, signage)
    .answers(mediaCalls.listMedia, refusal('tooMany'))
    .answers(characterCalls.listCharacters, someCast)
    .answers(templateCalls.getDraftToShow, draftWith([]));
  await open('/app/signage/preview?draft=5&template=1', 'companyAdmin');
  const again = await screen.findByRole('button', { name: 'もう一度読み込む' });
  expect(seen()).not.toContain('破棄されました');
  wire().answers(mediaCalls.listMedia, []);
  again.click();
  await screen.findByRole('heading', { name: '下書き：1F 総合受付' });
});
