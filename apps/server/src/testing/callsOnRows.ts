import type { Call } from '@mukae/contract/calls/call';
import { marksOf, writtenMarks } from '@mukae/contract/calls/variants';
import * as z from 'zod/mini';
import type { CompanyRows } from './companyRows';
import { fieldsOf, literalsOf, type NamedCall, shapeOf } from './everyCall';
import { somePreset } from './somePreset';
import type { Answered, TestClient } from './testClient';

/** Which row a field names. `targetId` means something else in every feature. */
export const rowNamedBy: Readonly<Record<string, (feature: string) => keyof CompanyRows | undefined>> = {
  targetUserId: () => 'user',
  userId: () => 'user',
  userIds: () => 'user',
  targetStoreId: () => 'store',
  storeId: () => 'store',
  targetCompanyId: () => 'company',
  signageId: () => 'signage',
  templateId: () => 'template',
  referenceTemplateId: () => 'template',
  mediaId: () => 'medium',
  draftId: () => 'draft',
  character_id: () => 'character',
  default_character_id: () => 'character',
  operatorOf: () => 'signage',
  notOperatorOf: () => 'signage',
  id: () => 'reservation',
  targetID: () => 'reservation',
  reservationId: () => 'reservation',
  characterID: () => 'character',
  characterId: () => 'character',
  picture_id: () => 'medium',
  otherId: () => 'alikeAnswer',
  targetId: (feature) =>
    (
      ({
        signages: 'signage',
        screenHealth: 'signage',
        pairing: 'signage',
        media: 'medium',
        channels: 'channel',
        callRecords: 'callRecord',
        characters: 'character',
        messages: 'message',
        templates: 'preset',
        reservations: 'waiting',
        answers: 'answer',
      }) as const
    )[feature],
};

/** Fields that name no row of a company: the company itself is tried apart. */
export const nameNoRow = new Set(['companyId', 'targetUserLoginId', 'login_id', 'peerId', 'requestId', 'pictureId']);
export const looksLikeAName = /(^id|Id|ID|Of|_id)$/;

/** Given instead of another one, so only when it is tried itself. */
export const insteadOfAnother = new Set(['referenceTemplateId']);

const noDraft = { size: null, changed: [], removed: [] };

/** What a call needs beside the rows it names. */
const alsoNeeded: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  addUser: { login_id: 'someone.new@demo.example', name: '新しい人', kana: 'あたらしいひと' },
  addSignage: { name: '新しい画面' },
  pairSignage: { code: '000000' },
  updateMedia: { name: '新しい名前' },
  renameMedia: { name: '新しい名前' },
  createReservation: { title: '打ち合わせ', start: '2026-12-01T10:00:00+09:00', end: '2026-12-01T10:10:00+09:00' },
  extendReservation: { end: '2026-12-01T10:10:00+09:00' },
  addCorrection: { amount: 100, reason: '訂正' },
  changeStatus: { status: 'Leaving' },
  markMessage: { isDone: '1' },
  beginScreenAnew: { how: 'reload' },
  saveDraft: { draft: noDraft, revision: 0 },
  discardDraft: { revision: 0 },
  showDraftOnScreen: { templateKey: '1' },
  publishTemplates: { draft: noDraft },
  copyTemplates: { scenes: ['Standby'], targetIds: [1] },
  addTemplatePreset: { name: 'ひな形', orientation: 'vertical', templates: [somePreset] },
  speak: { text: 'はい', language: 'ja' },
  changeCharacterVoice: { voice: null, speed: 100, pitch: 0 },
  matchAnswers: { msg: '新しい質問' },
  addAnswer: { question: '新しい質問', answer: '新しい答え' },
  changeSceneLogo: { islibraryMedia: '1' },
  changeSceneMedium: { islibraryMedia: '1' },
};

const isList = (name: string): boolean => /^(list|pageOf)/.test(name);

/** What only narrows a list names no target. */
export function targetsOf({ feature, name, call }: NamedCall): { field: string; row: keyof CompanyRows }[] {
  if (call.kind === 'file' || isList(name)) return [];
  return fieldsOf(call).flatMap((field) => {
    const row = rowNamedBy[field]?.(feature);
    return row === undefined || marksOf(call)[0][field] === 'missing' ? [] : [{ field, row }];
  });
}

/** Where a call takes several, they are one. */
const listed = (call: Call, input: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([field, value]) => [
      field,
      shapeOf(call)[field] instanceof z.ZodMiniArray ? [value] : value,
    ]),
  );

export function send(client: TestClient, { name, call }: NamedCall, fields: Record<string, string>): Promise<Answered> {
  const written = { ...writtenMarks(call), ...fields };
  const also = alsoNeeded[name] ?? {};
  const inJson = { ...literalsOf(call), ...also, ...listed(call, written) };
  if (call.kind === 'stream') return client.stream(call.path, inJson);
  if (call.kind !== 'form') return client.post(call.path, inJson);
  const words = Object.entries(also).map(([field, value]) => [field, String(value)] as const);
  return client.form(call.path, { ...Object.fromEntries(words), ...written });
}
