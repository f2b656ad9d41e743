import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { appTexts } from './app.texts';

const reload = () => window.location.reload();
const reloadIfServed = () =>
  fetch('/health').then(
    ({ ok }) => ok && reload(),
    () => false,
  );

/** A page whose code could not be fetched or that failed while drawing: calm, with a way on. */
export function PageFailure() {
  const t = useTexts(appTexts);
  useEffect(() => {
    // Nobody stands at a signage to press the button.
    if (!window.location.pathname.endsWith('/signage/view')) return;
    const timer = setInterval(reloadIfServed, 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <main>
      <Empty
        picture="/characters/kei/bow.webp"
        title={t.failedTitle}
        text={t.failedText}
        action={<Button onClick={reload}>{t.reload}</Button>}
      />
    </main>
  );
}
