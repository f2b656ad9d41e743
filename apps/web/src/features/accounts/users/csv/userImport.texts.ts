import { grantableRoles } from '@mukae/contract/domain/account/role';
import { roleWords } from '@mukae/contract/domain/account/roleWords';
import type { userColumns } from '@mukae/contract/domain/account/userTable';
import type { Language } from '@mukae/contract/language';
import { defineTexts } from '@/language/texts';

const named = (language: Language) => grantableRoles.map((role) => roleWords[language][role]);

type ColumnWords = Record<(typeof userColumns)[number], { head: string; hint: string }>;

export const userImportTexts = defineTexts(
  {
    en: 'Users',
    title: 'ユーザーの取り込み',
    text: 'CSVファイルから、まとめて追加・変更します。内容を確認してから取り込みます。',
    download: 'いまのユーザーをCSVで書き出す',
    rows: '取り込むユーザー',
    afterwards: '追加した方には、仮パスワードをメールでお送りしました。',
    toList: 'ユーザーの一覧を見る',
    columns: {
      login_id: { head: 'ログインID', hint: 'メールアドレス。登録済みのときは、その方の情報を変更します。' },
      name: { head: 'お名前', hint: '2〜100 文字' },
      kana: { head: 'ふりがな', hint: 'ひらがな、長音、空白。追加するときは必須項目です。' },
      role: {
        head: '役割',
        hint: `${named('ja').join('、')}のいずれか。登録済みの方の役割は変更できません。`,
      },
      store: { head: '店舗', hint: '店舗の名前。空欄にすると、なしになります。' },
      character: { head: 'キャラクター', hint: 'キャラクターの名前。空欄にすると、未定になります。' },
      subject_name: { head: 'サブジェクト名', hint: 'フェイスキャプチャアプリで使う名前。空欄でもかまいません。' },
    } satisfies ColumnWords,
  },
  {
    en: 'Users',
    title: 'Import users',
    text: 'Add and change many users from a CSV file. You see what happens before it does.',
    download: 'Export the current users as CSV',
    rows: 'Users in the file',
    afterwards: 'Everybody who was added has been sent a temporary password by mail.',
    toList: 'See the users',
    columns: {
      login_id: { head: 'Login ID', hint: 'An e-mail address. A known one changes the details of that user.' },
      name: { head: 'Name', hint: '2 to 100 characters' },
      kana: { head: 'Kana', hint: 'Hiragana, the long vowel mark and spaces. Required for somebody new.' },
      role: {
        head: 'Role',
        hint: `One of: ${named('en').join(', ')}. The role of a known user cannot be changed.`,
      },
      store: { head: 'Store', hint: 'The name of a store. Empty means none.' },
      character: { head: 'Character', hint: 'The name of a character. Empty means undecided.' },
      subject_name: { head: 'Subject name', hint: 'The name used in the face-capture app. May be empty.' },
    },
  },
);
