import { type Draft, emptyDraft } from '@mukae/contract/domain/template/draft';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { shown } from '@/testing/shown';
import type { EditorDesk } from '../editing/EditorContext';
import { AtEditor } from './AtEditor';
import { notedDesk } from './notedDesk';

/** A part of the editor on a page; answers with what is edited there by now. */
export async function shownAtEditor(part: ReactNode, draft: Draft = emptyDraft): Promise<() => EditorDesk> {
  const { note, desk } = notedDesk();
  const element = (
    <AtEditor draft={draft} note={note}>
      {part}
    </AtEditor>
  );
  await shown(createMemoryRouter([{ path: '/', element }]));
  return desk;
}
