import { Button, Progress } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@/icons';
import classes from './Pager.module.css';

type PagerWords = {
  /** How many rows of how many are on this page. */
  summary: string;
  previous: string;
  next: string;
  /** The page and the number of pages, as a sentence, for those who cannot see the bar. */
  position: string;
};

/** Previous and next, and a bar that shows where in the list one is. */
export function Pager({
  page,
  pages,
  words,
  onPage,
  busy = false,
}: {
  page: number;
  pages: number;
  words: PagerWords;
  onPage: (page: number) => void;
  busy?: boolean;
}) {
  return (
    <div className={classes.pager}>
      <span className={classes.summary} role="status">
        {words.summary}
      </span>
      <div className={classes.steps}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          disabled={busy || page <= 1}
          onClick={() => onPage(page - 1)}
        >
          {words.previous}
        </Button>
        <div className={classes.where}>
          <Progress value={pages > 0 ? (page / pages) * 100 : 100} size={6} aria-label={words.position} />
          <span aria-hidden>
            {page} / {pages}
          </span>
        </div>
        <Button
          variant="default"
          size="sm"
          rightSection={<IconChevronRight size={16} aria-hidden />}
          disabled={busy || page >= pages}
          onClick={() => onPage(page + 1)}
        >
          {words.next}
        </Button>
      </div>
    </div>
  );
}
