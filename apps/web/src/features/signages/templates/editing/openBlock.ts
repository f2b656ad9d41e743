import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import type { EditorDesk } from './EditorContext';

/** Touch buttons are there only where somebody stands before an upright screen that waits. */
export const mayHaveButtons = ({ template, wanted }: Pick<EditorDesk, 'template' | 'wanted'>): boolean =>
  hasTouchButtons(template.scene, orientationOf(wanted.size));

/** The block whose drawer is open. One that this scene does not have stays selected for the scenes that do. */
export const openBlockOf = (desk: Pick<EditorDesk, 'selection' | 'template' | 'wanted'>): MovableBlock | null =>
  desk.selection === 'buttons' && !mayHaveButtons(desk) ? null : desk.selection;
