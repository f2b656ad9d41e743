import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { mediaCalls } from '@mukae/contract/calls/media';
import { signageCalls } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { someCast } from '@/features/characters/testing/someCast';
import { chooseCompany } from '@/features/companies/companyScope';
import { someCompany } from '@/features/companies/testing/someCompany';
import { someMedium } from '@/features/media/testing/someMedium';
import { someSignage } from '@/features/signages/testing/someSignage';
import { give, isThere, press } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { settled } from '@/testing/settled';
import { shown } from '@/testing/shown';
import { editorFrameTexts } from './frame/editorFrame.texts';
import { moreTexts } from './more/more.texts';
import { TemplateEditor } from './TemplateEditor';
import { signageOfSixScenes } from './testing/signageOfSixScenes';

const { wire } = pagesForFile();

/** The block on the stage bears the same name. */
async function openTool(name: string) {
  const tools = [...document.querySelectorAll<HTMLElement>('nav button')];
  await act(async () => tools.find(({ textContent }) => textContent === name)?.click());
  await settled();
}

it.each([
  ['no company', null],
  ['another company', 99],
])(
  '[D-T133] a system administrator with %s chosen is offered media and screens of the company whose signage she edits, and adds to its library',
  async (_, chosen) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=systemAdmin; user_id=1');
    const { companyId } = signageOfSixScenes;
    const isHers = (fields: Readonly<Record<string, unknown>>) => Number(fields.companyId) === companyId;
    wire()
      .answers(characterCalls.listCharacters, [...someCast])
      .answers(companyCalls.getCompany, someCompany)
      .answers(templateCalls.getDraft, { result: 'OK', saved: null })
      .answers(mediaCalls.listMedia, (fields) => [{ ...someMedium, name: isHers(fields) ? '自社' : '他社' }])
      .answers(signageCalls.listSignages, (fields) => [
        { ...someSignage, id: 8, name: isHers(fields) ? '自社の画面' : '他社の画面', storeName: '' },
      ]);
    const sent: FormData[] = [];
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation((body) => {
      if (body instanceof FormData) sent.push(body);
    });
    chooseCompany(chosen);
    const element = <TemplateEditor signage={signageOfSixScenes} audience="company" back="/" />;
    await shown(createMemoryRouter([{ path: '/', element }]));

    await openTool(editorFrameTexts.ja.toolNames.logo);
    expect([isThere('button', '自社'), isThere('button', '他社')]).toEqual([true, false]);
    await give(new File(['x'.repeat(200)], 'logo.png', { type: 'image/png' }));
    expect(sent.map((form) => form.get('companyId'))).toEqual([String(companyId)]);

    await press(moreTexts.ja.more);
    await press(moreTexts.ja.copy);
    expect([isThere('label', '自社の画面'), isThere('label', '他社の画面')]).toEqual([true, false]);
  },
);
