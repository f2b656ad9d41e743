import { Button } from '@mantine/core';
import { Link, type LinkProps } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { formFootTexts } from './formFoot.texts';

/** Out of a form, without having sent it. */
export function BackLink(way: Pick<LinkProps, 'to' | 'state'>) {
  const t = useTexts(formFootTexts);
  return (
    <Button component={Link} {...way} variant="subtle" color="gray">
      {t.back}
    </Button>
  );
}
