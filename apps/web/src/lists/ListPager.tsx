import { useTexts } from '@/language/LanguageProvider';
import { Pager } from '@/ui/Pager';
import classes from './ListPager.module.css';
import { listTexts } from './list.texts';
import type { PageBounds } from './pageBounds';

/** The foot of every list that has pages. */
export function ListPager({
  bounds: { total, page, pages, from, to },
  onPage,
  busy = false,
}: {
  bounds: PageBounds;
  onPage: (page: number) => void;
  busy?: boolean;
}) {
  const { pager } = useTexts(listTexts);
  return (
    <div className={classes.foot}>
      <Pager
        page={page}
        pages={pages}
        onPage={onPage}
        busy={busy}
        words={{
          summary: pager.summary(total, from, to),
          previous: pager.previous,
          next: pager.next,
          position: pager.position(page, pages),
        }}
      />
    </div>
  );
}
