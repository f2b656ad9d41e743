import type { MediaAnswer } from '@mukae/contract/calls/media';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { Draft, EditedTemplate, KeyedTemplate, LiveTemplates } from '@mukae/contract/domain/template/draft';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { createContext, use } from 'react';
import type { SceneCharacter } from '@/scene/sceneState';
import type { DraftSaver } from '../draft/draftSaver';
import type { ChangeDraft } from './editing';

/** Whose editor it is: that of a company for its screens, or of who rents the avatar for her own. */
export type EditorAudience = 'company' | 'own';

/** What is edited, and what can be done with it. */
export interface EditorDesk {
  audience: EditorAudience;
  /** As it is live. */
  signage: WholeSignageAnswer;
  live: LiveTemplates;
  draft: Draft;
  /** As it would be once it is published. */
  wanted: LiveTemplates;
  /** The template that is edited. */
  template: EditedTemplate;
  selection: MovableBlock | null;
  character: SceneCharacter;
  /** The media of the company; those deleted since they were chosen are missing. */
  library: readonly MediaAnswer[];
  /** What was added to the library since the last publishing. */
  uploaded: ReadonlySet<number>;
  noteUploaded: (mediaId: number) => void;
  canUndo: boolean;
  canRedo: boolean;
  /** As visitors would see it. */
  forVisitors: (template: EditedTemplate) => SceneTemplate;
  goTo: (key: string) => void;
  select: (block: MovableBlock | null) => void;
  /** Changes the template that is edited. Changes of one `kind` in quick succession are undone together. */
  edit: (change: Partial<EditedTemplate>, kind?: string) => void;
  /** Changes all templates at once. */
  editAll: (change: (template: EditedTemplate) => EditedTemplate, kind?: string) => void;
  resize: (size: Size) => void;
  /** Any other change of the draft. */
  changeDraft: (change: ChangeDraft) => void;
  undo: () => void;
  redo: () => void;
}

/** What every part of the editor works with. */
export interface Editor extends EditorDesk {
  /** Where whoever is done goes. */
  back: string;
  saver: DraftSaver;
  /** A draft has become live. */
  published: (draft: Draft, now: readonly KeyedTemplate[]) => Promise<void>;
  /** Somebody else has published meanwhile: what is live is read again. */
  readLive: () => Promise<void>;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('there is no editor around');
  return editor;
}
