import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';

/** None of them is in the store; whoever may change that is told how, and led there. */
export function NothingInStore({
  title,
  text,
  way,
  mayChange,
}: {
  title: string;
  text: string;
  way: { to: string; word: string };
  mayChange: boolean;
}) {
  const lead = (
    <Button component={Link} to={way.to} variant="light">
      {way.word}
    </Button>
  );
  return <Empty picture="/characters/kei/bow.webp" title={title} text={mayChange && text} action={mayChange && lead} />;
}
