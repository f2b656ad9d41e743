import { defineTexts } from '@/language/texts';

export const mediaDrawerTexts = defineTexts(
  {
    playlist: '再生リスト',
    total: (count: number, time: string | null) => (time === null ? `${count} 件` : `${count} 件　1 周 ${time}`),
    empty: 'まだありません。ライブラリから選ぶか、ファイルをここへドラッグしてください。',
    kinds: { png: '画像', jpeg: '画像', mp4: '動画' },
    secondsOf: (name: string) => `${name}を表示する秒数`,
    unit: '秒',
    untilEnd: '最後まで',
    secondsFault: (min: number, max: number) => `${min}〜${max.toLocaleString('ja')} 秒で入力してください`,
    move: (name: string) => `${name}を並べ替える`,
    remove: (name: string) => `${name}をリストから外す`,
    gone: '削除されたメディア',
    goneText: 'ライブラリから削除されたため、画面には出ません',
    goneRemove: '外す',
    note: 'png、jpeg、mp4。ここへドラッグしても追加できます。',
    full: (max: number) => `${max} 件までです。追加するには、どれかを外してください。`,
    leftOut: (max: number, count: number) => `${max} 件までのため、${count} 件は追加しませんでした。`,
    hidden: 'レイアウトが「アバターのみ」のため、メディアは画面に出ません。',
    makeRoom: '「メディアとアバター」にする',
    relaid: 'メディアが見えるように、レイアウトを「メディアとアバター」に変えました。Ctrl Z で元に戻せます。',
  },
  {
    playlist: 'Playlist',
    total: (count: number, time: string | null) => {
      const items = count === 1 ? '1 item' : `${count} items`;
      return time === null ? items : `${items}, ${time} a round`;
    },
    empty: 'Nothing yet. Choose from the library, or drop files here.',
    kinds: { png: 'Picture', jpeg: 'Picture', mp4: 'Video' },
    secondsOf: (name: string) => `Seconds of ${name}`,
    unit: 's',
    untilEnd: 'to its end',
    secondsFault: (min: number, max: number) => `Enter ${min} to ${max.toLocaleString('en')} seconds`,
    move: (name: string) => `Move ${name}`,
    remove: (name: string) => `Remove ${name} from the list`,
    gone: 'Deleted medium',
    goneText: 'It was deleted from the library and is not shown',
    goneRemove: 'Remove',
    note: 'png, jpeg, mp4. You can also drop files here.',
    full: (max: number) => `At most ${max}: remove one to add another.`,
    leftOut: (max: number, count: number) => `At most ${max}: ${count} were not added.`,
    hidden: 'The layout is "Avatar only", so no media are seen.',
    makeRoom: 'Use "Media and avatar"',
    relaid: 'The layout is now "Media and avatar", so that the media are seen. Ctrl Z takes it back.',
  },
);
