import { type AuditEntry, auditCalls } from '@mukae/contract/calls/audit';
import { beforeEach, describe, expect, it } from 'vitest';
import { choose, rows, search, type } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { getAudit } = auditCalls;

const renamed: AuditEntry = {
  id: 2,
  at: '2026-11-16T09:01:00+09:00',
  companyName: '別会社',
  actor: { userId: 1, name: '田中 恵子', role: 'companyAdmin' },
  action: 'store.changed',
  subject: '福岡天神店',
  changes: [{ field: 'name', from: '福岡天神店', to: '博多店' }],
};
const newPassword: AuditEntry = {
  ...renamed,
  id: 1,
  action: 'user.changed',
  subject: '佐藤 美咲',
  changes: [{ field: 'password', from: '', to: '' }],
};

beforeEach(() => {
  wire().answers(getAudit, { result: 'OK', rows: [renamed, newPassword], total: 2 });
});

const openLog = (query = '') => open(`/app/audit/list${query}`, 'companyAdmin');
const lastAsked = () => wire().sentTo(getAudit).at(-1);

describe('the log', () => {
  it('[O-A01] tells who changed what and when', async () => {
    await openLog();
    const [first] = rows();
    for (const words of ['店舗を変更福岡天神店', '田中 恵子管理者', '名前：福岡天神店から博多店', '2026/11/16 09:01']) {
      expect(first).toContain(words);
    }
    expect(first).not.toContain('別会社');
  });

  it('[O-A02] tells of a password only that it was changed', async () => {
    await openLog();
    expect(rows()[1]).toContain('パスワード：変更しました');
  });

  it('[O-A01] tells a system administrator of which company', async () => {
    await open('/app/audit/list', 'systemAdmin');
    expect(rows()[0]).toContain('別会社');
  });

  it('[O-A02] is filtered by action and day, and the address keeps it', async () => {
    const { place } = await openLog();
    await choose('操作', '店舗を追加');
    await type('この日まで', '2026-11-16');
    await type('この日から', '2026-11-15');
    expect(lastAsked()).toMatchObject({ action: 'store.added', from: '2026-11-15', until: '2026-11-16' });
    expect(place()).toContain('action=store.added');
    await type('この日まで', '');
    expect(lastAsked()).not.toHaveProperty('until');
  });

  it('[O-A02] is searched, and asked for as the address says', async () => {
    await openLog('?action=store.added');
    expect(lastAsked()).toMatchObject({ action: 'store.added' });
    await search('操作を探す', '札幌');
    expect(lastAsked()).toMatchObject({ action: 'store.added', search: '札幌' });
  });
});
