import { defineTexts } from '@/language/texts';

export const buttonsTexts = defineTexts(
  {
    direction: '並べる向き',
    rows: { horizontal: '横に並べる', vertical: '縦に並べる' },
    list: 'タッチボタンの一覧',
    none: 'ボタンはありません。お客様は「スタッフを呼ぶ」だけを押せます。',
    move: (name: string) => `${name}を並べ替える`,
    hide: (name: string) => `${name}を隠す`,
    show: (name: string) => `${name}を表示する`,
    open: (name: string) => `${name}の設定を開く`,
    close: (name: string) => `${name}の設定を閉じる`,
    text: '文字',
    characters: (count: number, max: number) => `${count} / ${max}`,
    tooLong: (max: number) => `${max} 文字までです。画面には前の文字が残っています。`,
    size: '文字の大きさ',
    sizeFault: (min: number, max: number) => `${min}〜${max} の数で入力してください`,
    colour: '色',
    ink: { light: '白文字', dark: '黒文字' },
    readable: '読みやすい',
    moveUpKey: 'Alt ↑',
    moveDownKey: 'Alt ↓',
    moveKeys: 'で並べ替え',
    remove: '削除',
    removeOf: (name: string) => `${name}を削除する`,
    add: 'ボタンを追加する',
    left: (max: number, left: number) =>
      left === 0
        ? `${max} 個までです。追加するには、どれかを削除してください。「スタッフを呼ぶ」はいつも表示されます。`
        : `${max} 個まで。あと ${left} 個追加できます。「スタッフを呼ぶ」はいつも表示されます。`,
    newText: (number: number) => `ボタン${number}`,
  },
  {
    direction: 'Direction',
    rows: { horizontal: 'Side by side', vertical: 'One below the other' },
    list: 'Touch buttons',
    none: 'There are no buttons. Visitors can only press "Call staff".',
    move: (name: string) => `Move ${name}`,
    hide: (name: string) => `Hide ${name}`,
    show: (name: string) => `Show ${name}`,
    open: (name: string) => `Open the settings of ${name}`,
    close: (name: string) => `Close the settings of ${name}`,
    text: 'Text',
    characters: (count: number, max: number) => `${count} / ${max}`,
    tooLong: (max: number) => `At most ${max} characters. The screen keeps the text before.`,
    size: 'Text size',
    sizeFault: (min: number, max: number) => `Enter a number from ${min} to ${max}`,
    colour: 'Colour',
    ink: { light: 'White text', dark: 'Black text' },
    readable: 'easy to read',
    moveUpKey: 'Alt ↑',
    moveDownKey: 'Alt ↓',
    moveKeys: 'to move',
    remove: 'Delete',
    removeOf: (name: string) => `Delete ${name}`,
    add: 'Add a button',
    left: (max: number, left: number) =>
      left === 0
        ? `At most ${max}: delete one to add another. "Call staff" is always there.`
        : `At most ${max}, ${left} more can be added. "Call staff" is always there.`,
    newText: (number: number) => `Button ${number}`,
  },
);
