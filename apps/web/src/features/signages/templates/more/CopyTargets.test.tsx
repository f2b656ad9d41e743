import { signageCalls } from '@mukae/contract/calls/signages';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { someSignage } from '@/features/signages/testing/someSignage';
import { box, tick } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shownAtEditor } from '../testing/shownAtEditor';
import { CopyTargets } from './CopyTargets';
import { moreTexts } from './more.texts';

const { wire } = pagesForFile();
const { all } = moreTexts.ja.copying;

function Choice() {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return <CopyTargets chosen={chosen} onChange={setChosen} />;
}

async function openChoice() {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=companyAdmin; user_id=1');
  await shownAtEditor(<Choice />);
}

const ticked = () => [all, '2F', '3F'].map((label) => box(label).checked);
const screenNamed = (id: number, name: string) => ({ ...someSignage, id, name, storeName: '' });

it('[D-T67] all screens are chosen by one press and let go of by the next, and a choice of some is shown as such', async () => {
  wire().answers(signageCalls.listSignages, [someSignage, screenNamed(8, '2F'), screenNamed(9, '3F')]);
  await openChoice();
  expect(ticked()).toEqual([false, false, false]);
  await tick(all);
  expect(ticked()).toEqual([true, true, true]);
  await tick(all);
  expect(ticked()).toEqual([false, false, false]);
  await tick('3F');
  expect([...ticked(), box(all).indeterminate]).toEqual([false, false, true, true]);
  await tick('2F');
  expect([...ticked(), box(all).indeterminate]).toEqual([true, true, true, false]);
});
