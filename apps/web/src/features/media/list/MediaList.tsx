import { Select } from '@mantine/core';
import { type MediaAnswer, mediaCalls, mediaSortKeys } from '@mukae/contract/calls/media';
import { mediaExtensions, mediaKinds } from '@mukae/contract/domain/media/media';
import { useState } from 'react';
import { useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { Empty } from '@/ui/Empty';
import { mediaTexts } from '../media.texts';
import { DeleteMediaDialog } from './DeleteMediaDialog';
import classes from './MediaList.module.css';
import { MediaPreviewDialog } from './MediaPreviewDialog';
import { useDeletion } from './useDeletion';
import { useMediaColumns } from './useMediaColumns';

export function MediaList({ manages }: { manages: boolean }) {
  const { list: t } = useTexts(mediaTexts);
  const list = usePagedList({ sortKeys: mediaSortKeys, sort: '-createdAt', filters: { kind: '' } });
  const kind = mediaKinds.find((candidate) => candidate === list.filters.kind);
  const query = usePageOf(mediaCalls.pageOfMedia, { ...list.request, ...useCompanyScope(), kind });
  const [previewed, setPreviewed] = useState<MediaAnswer | null>(null);
  const { deletion, ask, confirm, giveUp } = useDeletion();
  const columns = useMediaColumns({ manages, onOpen: setPreviewed, onDelete: ask });

  const kinds = (
    <Select
      className={classes.kind}
      aria-label={t.kind}
      data={[
        { value: '', label: t.allKinds },
        ...mediaKinds.map((value) => ({ value, label: `.${mediaExtensions[value]}` })),
      ]}
      value={kind ?? ''}
      onChange={(value) => list.setFilter('kind', value ?? '')}
    />
  );
  return (
    <>
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        words={{ label: t.label, search: t.search, placeholder: t.search }}
        filters={kinds}
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />}
      />
      <MediaPreviewDialog medium={previewed} onClose={() => setPreviewed(null)} />
      <DeleteMediaDialog deletion={deletion} onConfirm={confirm} onGiveUp={giveUp} />
    </>
  );
}
