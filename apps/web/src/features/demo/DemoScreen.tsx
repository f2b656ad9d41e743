import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { NotFoundScreen } from '@/features/entrance';
import { useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { DemoOpening } from './DemoOpening';
import { DemoSheet } from './DemoSheet';
import { DemoStart } from './DemoStart';
import { demoTexts } from './demo.texts';
import { OpeningDoor } from './OpeningDoor';
import { useDemo } from './useDemo';

/** `/demo` shows every role; `/demo?open=` goes straight in as one of them. */
export function DemoScreen() {
  const t = useTexts(demoTexts);
  const state = useDemo();
  const loginId = useSearchParams()[0].get('open');

  switch (state.kind) {
    case 'asking':
      return <DemoSheet>{<OpeningDoor title={loginId ? t.opening : t.loading} />}</DemoSheet>;
    case 'noDemo':
      return <NotFoundScreen />;
    case 'refused':
      return (
        <DemoSheet>
          <ErrorBanner
            code={state.code}
            msg={state.msg}
            action={
              <Button variant="light" size="sm" onClick={() => window.location.reload()}>
                {t.again}
              </Button>
            }
          />
        </DemoSheet>
      );
    case 'ready':
      return (
        <DemoSheet>
          {loginId ? <DemoOpening demo={state.demo} loginId={loginId} /> : <DemoStart demo={state.demo} />}
        </DemoSheet>
      );
  }
}
