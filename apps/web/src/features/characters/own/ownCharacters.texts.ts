import type { VrmLicence } from '@mukae/contract/domain/character/vrmLicence';
import type { VrmModel } from '@mukae/contract/vrm/inspectVrm';
import { defineTexts } from '@/language/texts';
import type { Hindrance } from './chosenModel';

interface Permissions {
  use: Record<VrmLicence['use'], string>;
  commercialUse: Record<VrmLicence['commercialUse'], string>;
  redistribution: Record<VrmLicence['redistribution'], string>;
  credit: Record<VrmLicence['credit'], string>;
}

const permissions: Record<'ja' | 'en', Permissions> = {
  ja: {
    use: { onlyAuthor: '作者のみ', onlyLicensed: '許可された人のみ', everyone: 'だれでも' },
    commercialUse: { none: '不可', personal: '個人のみ可', corporate: '企業も可' },
    redistribution: { allowed: '可', prohibited: '不可', unknown: '記載なし' },
    credit: { required: '必要', unnecessary: '不要', unknown: '記載なし' },
  },
  en: {
    use: { onlyAuthor: 'Author only', onlyLicensed: 'Licensed persons only', everyone: 'Everyone' },
    commercialUse: { none: 'Not allowed', personal: 'Individuals only', corporate: 'Companies as well' },
    redistribution: { allowed: 'Allowed', prohibited: 'Not allowed', unknown: 'Not stated' },
    credit: { required: 'Required', unnecessary: 'Not required', unknown: 'Not stated' },
  },
};

const lacking: Record<'ja' | 'en', Record<VrmModel['lacks'][number], string>> = {
  ja: {
    mouth: '口の表情がないため、話しても口は動きません。',
    blink: 'まばたきの表情がないため、まばたきをしません。',
  },
  en: {
    mouth: 'It has no shapes for the mouth, which will not move when it speaks.',
    blink: 'It has no shape for closed eyes and will not blink.',
  },
};

const hindrances: Record<'ja' | 'en', Record<Hindrance, string>> = {
  ja: {
    unreadable: 'ファイルを読み取れませんでした。移動や変更をしていないか確かめて、もう一度選んでください。',
    undrawable: 'このブラウザーでは3Dモデルを描画できません。別のブラウザーでお試しください。',
    unfetched: '3Dモデルの表示に必要なものを読み込めませんでした。通信を確かめて、もう一度お試しください。',
    unloadable: 'モデルを読み込めませんでした。ファイルが壊れている可能性があります。',
  },
  en: {
    unreadable: 'The file could not be read. Check that it was not moved or changed, and choose it again.',
    undrawable: 'This browser cannot draw 3D models. Try another browser.',
    unfetched: 'What is needed to show 3D models could not be loaded. Check the connection and try again.',
    unloadable: 'The model could not be loaded. The file may be damaged.',
  },
};

export const ownCharactersTexts = defineTexts(
  {
    title: '自社のキャラクター',
    count: (count: number) => `${count} 名`,
    text: 'VRMモデルを追加すると、会社のみなさんがキャラクターとして選べます。',
    companyNeeded: '会社を選ぶと、その会社のキャラクターを追加できます。',
    none: '自社のキャラクターはまだいません。',
    list: '自社のキャラクターの一覧',
    drop: 'VRMファイルを置く・選ぶ',
    limits: (megabytes: number, triangles: string) => `VRM 1.0・0.x、${megabytes} MB、三角形 ${triangles} まで`,
    checking: (name: string) => `${name} を確認しています`,
    refused: (name: string) => `${name} は使えません`,
    hindrances: hindrances.ja,
    again: '別のファイルを選ぶ',
    form: 'キャラクターを追加する',
    name: '名前',
    model: 'モデル',
    version: (version: string) => `VRM ${version}`,
    triangles: '三角形',
    size: 'サイズ',
    licence: 'ライセンス（ファイルの記載）',
    noTitle: '記載なし',
    facts: {
      title: '作品名',
      authors: '作者',
      licence: 'ライセンス',
      use: '使用できる人',
      commercialUse: '商用利用',
      redistribution: '再配布',
      credit: 'クレジット表記',
    },
    permissions: permissions.ja,
    lacking: lacking.ja,
    notForCompanies:
      'このファイルには、企業が接客に使う許可の記載がありません。作者から別に許可を得ている場合だけ追加してください。',
    consent: 'ライセンスを確認しました。会社での使用に必要な許可を得ています。',
    cancel: 'やめる',
    add: '追加する',
    sending: (percent: number) => `送信しています（${percent}%）`,
    stored: 'サーバーで確認しています',
    stop: '送信を中止する',
    added: (name: string) => `${name} を追加しました`,
    close: '閉じる',
    leaving: {
      question: 'キャラクターの追加を中止して離れますか',
      text: '送り終えていないモデルは追加されません。',
      cancel: 'やめる',
      confirm: '離れる',
    },
    remove: {
      button: (name: string) => `${name} を削除`,
      question: (name: string) => `「${name}」を削除しますか`,
      consequence: '削除すると元に戻せません。',
      verb: '削除する',
      done: (name: string) => `「${name}」を削除しました`,
    },
  },
  {
    title: 'Your own characters',
    count: (count: number) => `${count}`,
    text: 'Add a VRM model, and everybody in the company can choose it as a character.',
    companyNeeded: 'Choose a company to add characters to it.',
    none: 'The company has no characters of its own yet.',
    list: 'Your own characters',
    drop: 'Drop or choose a VRM file',
    limits: (megabytes: number, triangles: string) =>
      `VRM 1.0 or 0.x, up to ${megabytes} MB and ${triangles} triangles`,
    checking: (name: string) => `Checking ${name}`,
    refused: (name: string) => `${name} cannot be used`,
    hindrances: hindrances.en,
    again: 'Choose another file',
    form: 'Add a character',
    name: 'Name',
    model: 'Model',
    version: (version: string) => `VRM ${version}`,
    triangles: 'Triangles',
    size: 'Size',
    licence: 'Licence, as the file states it',
    noTitle: 'Not stated',
    facts: {
      title: 'Title',
      authors: 'Author',
      licence: 'Licence',
      use: 'Who may use it',
      commercialUse: 'Commercial use',
      redistribution: 'Redistribution',
      credit: 'Credit',
    },
    permissions: permissions.en,
    lacking: lacking.en,
    notForCompanies:
      'The file does not allow companies to receive visitors with it. Add it only if its author has allowed you to.',
    consent: 'I have read the licence, and we have every permission that the company needs.',
    cancel: 'Cancel',
    add: 'Add',
    sending: (percent: number) => `Sending (${percent}%)`,
    stored: 'The server is checking it',
    stop: 'Stop sending',
    added: (name: string) => `${name} was added`,
    close: 'Close',
    leaving: {
      question: 'Stop adding the character and leave?',
      text: 'A model that is still on its way will not be added.',
      cancel: 'Cancel',
      confirm: 'Leave',
    },
    remove: {
      button: (name: string) => `Delete ${name}`,
      question: (name: string) => `Delete “${name}”?`,
      consequence: 'This cannot be undone.',
      verb: 'Delete',
      done: (name: string) => `“${name}” was deleted`,
    },
  },
);
