import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { useListAddress } from '@/lists/useListAddress';
import { signageOperatorsTexts } from './signageOperators.texts';

export function WayBack({ list }: { list: string }) {
  const t = useTexts(signageOperatorsTexts);
  return (
    <Button component={Link} to={useListAddress(list)} variant="default">
      {t.back}
    </Button>
  );
}
