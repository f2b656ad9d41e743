import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { hasJustReloadedFor, reloadFor } from '@/serving/automaticReload';
import { useWhenServing } from '@/serving/useWhenServing';
import { Empty } from '@/ui/Empty';
import { appTexts } from './app.texts';
import { PageNotFetched } from './pageCode';

const reload = () => window.location.reload();
/** Never without a server: the browser's own words would take the place of the frame. */
const reloadIfServed = () =>
  fetch('/health').then(
    ({ ok }) => ok && reload(),
    () => false,
  );

/** A page that has the whole window, whose code could not be fetched or that failed while drawing: calm, with a way on. */
export const PageFailure = () => (
  <main>
    <FailedPage />
  </main>
);

/** The same without what stands around it. */
export function FailedPage({ isInCall = false }: { isInCall?: boolean }) {
  const [isHopeless, setHopeless] = useState(false);
  const isNotFetched = useRouteError() instanceof PageNotFetched;
  if (!isNotFetched || isHopeless) return <NotDrawn />;
  return <NotFetched isInCall={isInCall} onHopeless={() => setHopeless(true)} />;
}

/**
 * Waits for the server, and begins anew with the page that was asked for; the server may have other files by now. Once: where that
 * did not help, it would not the next time. Not in a call, which would end with it.
 */
function NotFetched({ isInCall, onHopeless }: { isInCall: boolean; onHopeless: () => void }) {
  const { notFetched: t, reload: verb } = useTexts(appTexts);
  useWhenServing(!isInCall, () => (hasJustReloadedFor('pageMissing') ? onHopeless() : reloadFor('pageMissing')));
  return (
    <div role="status">
      <Empty
        picture="/characters/kei/bow.webp"
        title={t.title}
        text={isInCall ? t.inCall : t.text}
        action={
          !isInCall && (
            <Button variant="default" onClick={() => void reloadIfServed()}>
              {verb}
            </Button>
          )
        }
      />
    </div>
  );
}

function NotDrawn() {
  const t = useTexts(appTexts);
  useEffect(() => {
    // Nobody stands at a signage to press the button.
    if (!window.location.pathname.endsWith('/signage/view')) return;
    const timer = setInterval(reloadIfServed, 5000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Empty
      picture="/characters/kei/bow.webp"
      title={t.failedTitle}
      text={t.failedText}
      action={<Button onClick={() => void reloadIfServed()}>{t.reload}</Button>}
    />
  );
}
