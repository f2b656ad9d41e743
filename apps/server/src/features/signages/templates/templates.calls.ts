import { ok } from '@mukae/contract/calls/answers';
import { type PresetAnswer, templateCalls } from '@mukae/contract/calls/templates';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle } from '#platform/calls/handler';
import type { CopyTemplates } from './copyTemplates';
import type { Drafts } from './drafts';
import type { Presets } from './presets';
import type { PresetRow } from './presets.repo';
import type { PublishTemplates } from './publishTemplates';

export interface TemplateWork {
  drafts: Drafts;
  publish: PublishTemplates;
  copy: CopyTemplates;
  presets: Presets;
}

const presentPreset = (preset: PresetRow): PresetAnswer => ({ ...preset, createdAt: toJapanIso(preset.createdAt) });

export const templateHandlers = ({ drafts, publish, copy, presets }: TemplateWork): Handler[] => [
  handle(templateCalls.getDraft, async ({ input, principal }) => {
    const found = await drafts.find(principal, input.signageId);
    if (!found) return { result: 'OK', saved: null };
    const { id, draft, revision, savedAt } = found;
    return { result: 'OK', saved: { id, draft, revision, savedAt: toJapanIso(savedAt) } };
  }),

  handle(templateCalls.getDraftToShow, async ({ input, principal }) => {
    const { signageId, draft } = await drafts.findToShow(principal, input.draftId);
    return { result: 'OK', signageId, draft };
  }),

  handle(templateCalls.saveDraft, async ({ input, principal }) => {
    const { id, revision } = await drafts.save(principal, input.signageId, input.draft, input.revision);
    return { result: 'OK', id, revision };
  }),

  handle(templateCalls.discardDraft, async ({ input, principal }) => {
    await drafts.discard(principal, input.signageId, input.revision);
    return ok;
  }),

  handle(templateCalls.publishTemplates, async ({ input, principal }) => {
    const live = await publish(principal, input.signageId, input.draft, input.revision);
    return { result: 'OK', templates: live.map(({ id, version, draftKey }) => ({ id, version, draftKey })) };
  }),

  handle(templateCalls.copyTemplates, async ({ input, principal }) => {
    await copy(principal, input);
    return ok;
  }),

  handle(templateCalls.listTemplatePresets, async ({ input, principal }) => {
    const kept = await presets.list(principal, input.signageId);
    return { result: 'OK', presets: kept.map(presentPreset) };
  }),

  handleAdding(templateCalls.addTemplatePreset, ({ input, principal, noteAdded }) =>
    presets.add(principal, input, noteAdded),
  ),

  handle(templateCalls.deleteTemplatePreset, async ({ input, principal }) => {
    await presets.remove(principal, input.targetId);
    return ok;
  }),
];
