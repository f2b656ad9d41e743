import type { CompanyAnswer } from '@mukae/contract/calls/companies';
import { companyCalls } from '@mukae/contract/calls/companies';
import { type MediaAnswer, mediaCalls } from '@mukae/contract/calls/media';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import type { EditedTemplate } from '@mukae/contract/domain/template/draft';
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { queryOf } from '@/api/query';
import type { Wire } from '@/api/testing/wire';
import { useCompanyScope } from '@/features/companies';
import { someCompany } from '@/features/companies/testing/someCompany';
import { someMedium } from '@/features/media/testing/someMedium';
import { type EditorDesk, useEditor } from '@/features/signages/templates/editing/EditorContext';
import { LeavingEditor } from '@/features/signages/templates/frame/LeavingEditor';
import { StageProvider } from '@/features/signages/templates/stage/StageContext';
import { AtEditor } from '@/features/signages/templates/testing/AtEditor';
import { notedDesk } from '@/features/signages/templates/testing/notedDesk';
import { pagesForFile } from '@/testing/page';
import { settled } from '@/testing/settled';
import { shown } from '@/testing/shown';
import { Drawer } from '../Drawer';
import { useEditorUploads } from '../uploads/useEditorUploads';

export const medium = (id: number, fields: Partial<MediaAnswer> = {}): MediaAnswer => ({
  ...someMedium,
  id,
  name: `画像${id}`,
  image_url: `/files/media/${id}.png`,
  ...fields,
});

export const film = (id: number): MediaAnswer =>
  medium(id, { name: `動画${id}`, kind: 'mp4', extension: 'mp4', image_url: `/files/media/${id}.mp4` });

interface OpenDrawer {
  /** The scene that is edited, as the stage gets it. */
  scene: () => EditedTemplate;
  /** The same of each scene. */
  scenes: () => readonly EditedTemplate[];
  undo: () => Promise<void>;
  /** As another part of the editor changes the scene. */
  change: (fields: Partial<EditedTemplate>) => Promise<void>;
  /** The same, in the very moment of another deed. */
  changeDuring: (fields: Partial<EditedTemplate>, deed: () => void) => Promise<void>;
  goTo: (key: string) => Promise<void>;
  /** Another drawer in the place of this one. */
  open: (block: MovableBlock) => Promise<void>;
  /** As if a link of the frame was followed. */
  leave: () => Promise<void>;
  isLeft: () => boolean;
}

/** Drawers without the rest of the editor, on a library that the test gives. */
export function drawersForFile(): {
  wire: () => Wire;
  openDrawer: (block: MovableBlock, library?: readonly MediaAnswer[], company?: CompanyAnswer) => Promise<OpenDrawer>;
} {
  const { wire } = pagesForFile();

  async function openDrawer(block: MovableBlock, library: readonly MediaAnswer[] = [], company = someCompany) {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=companyAdmin; user_id=1');
    wire()
      .answers(mediaCalls.listMedia, [...library])
      .answers(companyCalls.getCompany, company);
    const { note, desk: editor } = notedDesk();
    const element = <Bench block={block} note={note} />;
    const router = createMemoryRouter([
      { path: '/', element },
      { path: '/elsewhere', element: null },
    ]);
    await shown(router);
    const andSettle = async (deed: () => void) => {
      await act(async () => deed());
      await settled();
    };
    return {
      scene: () => editor().template,
      scenes: () => editor().wanted.templates,
      undo: () => andSettle(() => editor().undo()),
      change: (fields: Partial<EditedTemplate>) => andSettle(() => editor().edit(fields)),
      changeDuring: (fields: Partial<EditedTemplate>, deed: () => void) =>
        andSettle(() => {
          editor().edit(fields);
          deed();
        }),
      goTo: (key: string) => andSettle(() => editor().goTo(key)),
      open: (other: MovableBlock) => andSettle(() => editor().select(other)),
      leave: () => andSettle(() => void router.navigate('/elsewhere')),
      isLeft: () => router.state.location.pathname === '/elsewhere',
    };
  }
  return { wire, openDrawer };
}

function Bench({ block, note }: { block: MovableBlock; note: (desk: EditorDesk) => void }) {
  const { data: library } = useQuery(queryOf(mediaCalls.listMedia, useCompanyScope()));
  return (
    library && (
      <AtEditor library={library} note={note}>
        <StageProvider>
          <DrawerAlone block={block} />
        </StageProvider>
      </AtEditor>
    )
  );
}

function DrawerAlone({ block }: { block: MovableBlock }) {
  const { select } = useEditor();
  const open = useEffectEvent(() => select(block));
  useEffect(() => open(), []);
  const uploads = useEditorUploads();
  return (
    <>
      <Drawer uploads={uploads} />
      <LeavingEditor uploads={uploads} />
    </>
  );
}
