import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { CorrectionDialog } from './CorrectionDialog';
import { usageScreenTexts } from './usageScreen.texts';

export function CorrectionDeed({ companyId }: { companyId: number }) {
  const { correct: t } = useTexts(usageScreenTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t.button}
      </Button>
      <CorrectionDialog companyId={companyId} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
