import { added } from '@mukae/contract/calls/answers';
import { templateCalls } from '@mukae/contract/calls/templates';
import { landscape } from '@mukae/contract/domain/signage/size';
import { emptyDraft } from '@mukae/contract/domain/template/draft';
import { expect, it } from 'vitest';
import { press, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shownAtEditor } from '../testing/shownAtEditor';
import { KeepPresetDialog } from './KeepPresetDialog';
import { moreTexts } from './more.texts';

const { wire } = pagesForFile();
const t = moreTexts.ja.companyPresets;

it('[D-T68] what is kept of a draft that turns an upright screen is for screens that lie', async () => {
  wire().answers(templateCalls.addTemplatePreset, added(1));
  await shownAtEditor(<KeepPresetDialog onClose={() => undefined} />, { ...emptyDraft, size: landscape });
  await type(t.name, '横向き');
  await press(t.keep);
  expect(wire().sentTo(templateCalls.addTemplatePreset)).toMatchObject([{ name: '横向き', orientation: 'wide' }]);
});
