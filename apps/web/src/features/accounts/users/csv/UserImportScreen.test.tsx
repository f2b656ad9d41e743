import { accountCalls } from '@mukae/contract/calls/accounts';
import type { ImportAnswer, PreviewedRow } from '@mukae/contract/calls/csv';
import { describe, expect, it } from 'vitest';
import { refusal } from '@/api/testing/wire';
import { button, descriptionOf, follow, give, press, rows, tick, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';

const { wire, open } = pagesForFile();
const { importUsers } = accountCalls;

const file = new File(['login_id'], 'users.csv', { type: 'text/csv' });

const row = (line: number, name: string, effect: PreviewedRow['effect']): PreviewedRow => ({
  line,
  values: { login_id: `user${line}@demo.example`, name },
  effect,
  faults: [],
});
const refused = (line: number, name: string, ...faults: PreviewedRow['faults']): PreviewedRow => ({
  ...row(line, name, 'refused'),
  faults,
});
const answer = (...previewed: PreviewedRow[]): ImportAnswer => ({
  result: 'OK',
  isWritten: false,
  logsOut: 'nobody',
  endsCall: false,
  rows: previewed,
  mark: 'seen',
});

const openImport = () => open('/app/users/import', 'companyAdmin');

describe('the import of users', () => {
  it('[O-U15] shows every bad row with its reasons, and cannot be written', async () => {
    wire().answers(
      importUsers,
      answer(
        row(2, '渡辺 結衣', 'add'),
        refused(3, '森 一郎', { field: 'login_id', msg: 'メールアドレスの形式で入力してください' }),
        refused(4, '森 二郎', { field: 'kana', msg: 'ひらがなのみ入力可能です' }),
        refused(
          5,
          '森 三郎',
          { field: 'store', msg: 'この名前の店舗はありません' },
          { field: 'character', msg: 'この名前のキャラクターはありません' },
        ),
        refused(6, '渡辺 結子', { field: 'login_id', msg: '同じログインIDの行があります' }),
      ),
    );
    await openImport();
    await give(file);
    const [yui, ichiro, jiro, saburo, yuko] = rows();
    expect(yui).toContain('追加');
    expect(ichiro).toContain('ログインID: メールアドレスの形式で入力してください');
    expect(jiro).toContain('ふりがな: ひらがなのみ入力可能です');
    expect(saburo).toContain('店舗: この名前の店舗はありません');
    expect(saburo).toContain('キャラクター: この名前のキャラクターはありません');
    expect(yuko).toContain('ログインID: 同じログインIDの行があります');
    expect(button('取り込む').disabled).toBe(true);
    expect(descriptionOf(button('取り込む'))).toContain('取り込めない行が 4 件あります');

    await tick('取り込めない行だけを表示');
    expect(rows()).toEqual([ichiro, jiro, saburo, yuko]);
    expect(wire().sentTo(importUsers)).toEqual([{ file }]);
  });

  it('[O-U15] of a file without faults is shown first, then written as it was shown', async () => {
    const preview = answer(row(2, '渡辺 結衣', 'add'), row(3, '佐藤 みさき', 'change'));
    wire().answers(importUsers, ({ mark }) => ({ ...preview, isWritten: mark === 'seen' }));
    const { place } = await openImport();
    await give(file);
    expect(rows()[1]).toContain('変更');
    await press('取り込む');
    expect(wire().sentTo(importUsers)).toEqual([{ file }, { file, mark: 'seen' }]);
    expect(told('status')).toContain('取り込みました（追加 1 件、変更 1 件）');
    await follow('ユーザーの一覧を見る');
    expect(place()).toBe('/app/users/list');
  });

  it('[D-E10] says the roles in words, whether the file has words or ids', async () => {
    const [first, second, third] = [row(2, '渡辺 結衣', 'add'), row(3, '森 一郎', 'add'), row(4, '森 二郎', 'refused')];
    const withRole = (one: PreviewedRow, role: string) => ({ ...one, values: { ...one.values, role } });
    wire().answers(
      importUsers,
      answer(withRole(first, 'companyAdmin'), withRole(second, 'Operator'), withRole(third, '社長')),
    );
    await openImport();
    expect(document.body.textContent).toContain('オペレーター、管理者、Web予約の利用者のいずれか');
    await give(file);
    expect(rows()).toEqual(['管理者', 'オペレーター', '社長'].map((word) => expect.stringContaining(word)));
  });

  it('[O-U15] of users as they are has nothing to write', async () => {
    wire().answers(importUsers, answer(row(2, '田中 恵子', 'none'), row(3, '佐藤 美咲', 'none')));
    await openImport();
    await give(file);
    expect(document.body.textContent).toContain('変更なし 2 件');
    expect(button('取り込む').disabled).toBe(true);
    expect(descriptionOf(button('取り込む'))).toBe('追加や変更はありません。');
  });

  it('[O-U15] refuses what is no table with its code, and takes another file', async () => {
    wire().answers(importUsers, refusal('csvUnreadable'));
    await openImport();
    await give(new File(['just words'], 'words.csv', { type: 'text/csv' }));
    expect(told('alert')).toContain('SVER-38');
    wire().answers(importUsers, answer(row(2, '渡辺 結衣', 'add')));
    await give(file);
    expect(rows()[0]).toContain('渡辺 結衣');
    expect(button('取り込む').disabled).toBe(false);
  });
});
