import { defineTexts } from '@/language/texts';

export const blocksTexts = defineTexts(
  {
    view: '画面の表示',
    further: '縮小する',
    nearer: '拡大する',
    fit: (percent: string) => `${percent}、画面全体を表示する`,
    guides: 'ガイド',
    frames: '枠',
    pixels: (count: number) => `${count} px`,
    arrows: '矢印',
    shiftArrows: 'Shift 矢印',
    ctrlArrows: 'Ctrl 矢印',
    resizes: '大きさ',
    centre: '中央',
    standsAt: (x: number, y: number, width: number, height: number) =>
      `横 ${x}、縦 ${y}、幅 ${width}、高さ ${height}。矢印で動かし、Ctrl と矢印で大きさを変えます`,
  },
  {
    view: 'View',
    further: 'Zoom out',
    nearer: 'Zoom in',
    fit: (percent: string) => `${percent}, show the whole screen`,
    guides: 'Guides',
    frames: 'Frames',
    pixels: (count: number) => `${count} px`,
    arrows: 'Arrow',
    shiftArrows: 'Shift arrow',
    ctrlArrows: 'Ctrl arrow',
    resizes: 'size',
    centre: 'Centre',
    standsAt: (x: number, y: number, width: number, height: number) =>
      `left ${x}, top ${y}, width ${width}, height ${height}. Arrows move it, Ctrl and arrows change its size`,
  },
);
