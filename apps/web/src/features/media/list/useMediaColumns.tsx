import { ActionIcon, Tooltip } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import { formatBytes } from '@mukae/contract/domain/media/fileSize';
import { dateAndTime } from '@/dates/dateAndTime';
import { IconTrash } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { mediaTexts } from '../media.texts';
import { MediaName } from './MediaName';
import { MediaThumbnail } from './MediaThumbnail';
import { UsedBy } from './UsedBy';
import classes from './useMediaColumns.module.css';

/** Whoever only looks neither renames nor deletes. */
export function useMediaColumns({
  manages,
  onOpen,
  onDelete,
}: {
  manages: boolean;
  onOpen: (medium: MediaAnswer) => void;
  onDelete: (medium: MediaAnswer) => void;
}): readonly Column<MediaAnswer>[] {
  const { list: t } = useTexts(mediaTexts);
  const facts: Column<MediaAnswer>[] = [
    {
      key: 'name',
      head: t.name,
      kind: 'primary',
      longNames: true,
      sortKey: 'name',
      cell: (medium) => (
        <span className={classes.medium}>
          <MediaThumbnail medium={medium} onOpen={() => onOpen(medium)} />
          {manages ? <MediaName medium={medium} /> : <b className={classes.name}>{medium.name}</b>}
        </span>
      ),
    },
    {
      key: 'kind',
      head: t.extension,
      sortKey: 'kind',
      fixed: true,
      hideBelow: 800,
      cell: ({ extension }) => `.${extension}`,
    },
    {
      key: 'createdAt',
      head: t.date,
      sortKey: 'createdAt',
      fixed: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>,
    },
    {
      key: 'size',
      head: t.size,
      sortKey: 'size',
      fixed: true,
      align: 'end',
      cell: ({ size }) => formatBytes(size),
    },
    { key: 'usedBy', head: t.usedBy, cell: (medium) => <UsedBy medium={medium} /> },
  ];
  if (!manages) return facts;
  return [
    ...facts,
    {
      key: 'remove',
      head: t.remove,
      // One symbol: on a card it has room beside the name.
      kind: 'tag',
      align: 'end',
      cell: (medium) => (
        <Tooltip label={t.removeOf(medium.name)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t.removeOf(medium.name)}
            onClick={() => onDelete(medium)}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ),
    },
  ];
}
