import type { DraftChange } from '@mukae/contract/domain/template/draftChanges';
import { expect, it } from 'vitest';
import { statusTexts } from '@/live/status.texts';
import { someTemplate } from '../testing/someTemplates';
import { publishTexts } from './publish.texts';
import { publishedMessages } from './publishedMessages';

const { device } = statusTexts.ja;
const { messages } = publishTexts.ja;
const part = (of: Extract<DraftChange, { of: 'part' }>['part'], shown = {}): DraftChange => ({
  of: 'part',
  part: of,
  template: { ...someTemplate, ...shown },
});
const told = (changes: readonly DraftChange[], uploaded: readonly number[] = []) =>
  publishedMessages(changes, new Set(uploaded), device, messages);

it('[D-T75] what was published is told scene by scene: its template, and its logo and media as uploaded or as referred to', () => {
  expect(told([part('telop'), part('layout'), part('logo', { scene: 'Active', logoId: 5 })])).toEqual([
    '受付中：テンプレートを更新しました',
    '対応中：ロゴの参照を更新しました',
  ]);
  const playlist = [{ mediaId: 7, seconds: 10 }];
  expect(told([part('logo', { logoId: 5 }), part('media', { playlist })], [5, 7])).toEqual([
    '受付中：ロゴをアップロードしました',
    '受付中：メディアをアップロードしました',
  ]);
  const everywhere = [part('logo', { logoId: 5 }), part('logo', { logoId: 5, scene: 'Active' })];
  expect(told(everywhere, [5])).toEqual(['受付中：ロゴをアップロードしました', '対応中：ロゴの参照を更新しました']);
  expect(told([part('media', { playlist }), { of: 'size', size: { width: 1920, height: 1080 } }])).toEqual([
    '受付中：メディアの参照を更新しました',
    '画面サイズを更新しました',
  ]);
});
