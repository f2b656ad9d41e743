import { storeCalls } from '@mukae/contract/calls/stores';
import { expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { follow, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();

it.each(['/store/signage?id=999999', '/store/users', '/app/store/update?id=none'])(
  '[O-S06] [O-S07] %s is of a store that is not there, says so and leads back',
  async (path) => {
    wire().answers(storeCalls.getStore, refusal('notFound'));
    const { place } = await open(path, 'companyAdmin');
    expect(told('alert')).toContain('見つかりませんでした。');
    expect(document.querySelector('h1')?.textContent).toMatch(/店舗/);
    await follow('一覧へ戻る');
    expect(place()).toBe('/app/store/list');
  },
);
