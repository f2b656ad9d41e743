import { Button } from '@mantine/core';
import { useTexts } from '../language/LanguageProvider';
import { Empty } from '../ui/Empty';
import { appTexts } from './app.texts';

/** A page whose code could not be fetched or that failed while drawing: calm, with a way on. */
export function PageFailure() {
  const t = useTexts(appTexts);
  return (
    <main>
      <Empty
        picture="/characters/kei/bow.webp"
        title={t.failedTitle}
        text={t.failedText}
        action={<Button onClick={() => window.location.reload()}>{t.reload}</Button>}
      />
    </main>
  );
}
