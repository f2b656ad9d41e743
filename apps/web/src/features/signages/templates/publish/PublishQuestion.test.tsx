import type { EditedTemplate } from '@mukae/contract/domain/template/draft';
import type { DraftChange } from '@mukae/contract/domain/template/draftChanges';
import type { TemplateHours } from '@mukae/contract/domain/template/timetable';
import { expect, it, vi } from 'vitest';
import { statusTexts } from '@/live/status.texts';
import { pagesForFile } from '@/testing/page';
import { shownAtEditor } from '../testing/shownAtEditor';
import { someTemplate } from '../testing/someTemplates';
import { PublishQuestion } from './PublishQuestion';
import { publishTexts } from './publish.texts';

pagesForFile();
const t = publishTexts.ja;

const duringHours = (key: string, name: string): EditedTemplate & { hours: TemplateHours } => ({
  ...someTemplate,
  key,
  hours: { name, days: ['mon'], from: '08:00', until: '11:00' },
});

it('[D-T132] a change of a template with hours is told with the name of its hours, apart from the usual one of its scene', async () => {
  const complaints = vi.spyOn(console, 'error');
  const changes: DraftChange[] = [
    { of: 'size', size: { width: 1080, height: 1920 } },
    { of: 'part', template: someTemplate, part: 'telop' },
    { of: 'part', template: someTemplate, part: 'media' },
    { of: 'part', template: duringHours('a', '朝'), part: 'telop' },
    // Two may be called the same.
    { of: 'part', template: duringHours('b', '朝'), part: 'telop' },
    { of: 'removed', template: duringHours('c', '夜') },
  ];
  const nothing = () => undefined;
  await shownAtEditor(
    <PublishQuestion changes={changes} isBusy={false} fault={null} onCancel={nothing} onPublish={nothing} />,
  );
  const scene = statusTexts.ja.device.Standby;
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    `${t.screen}${t.size(1080, 1920)}`,
    `${scene}${t.parts.telop}`,
    `${scene}${t.parts.media}`,
    `${scene}時間帯「朝」：${t.parts.telop}`,
    `${scene}時間帯「朝」：${t.parts.telop}`,
    `${scene}${t.removed('夜')}`,
  ]);
  expect(complaints).not.toHaveBeenCalled();
});
