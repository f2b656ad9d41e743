import { MantineProvider } from '@mantine/core';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LanguageProvider, useTexts } from '@/language/LanguageProvider';
import { makeTheme } from '@/ui/theme/theme';
import { makeTokens } from '@/ui/theme/tokens';
import { appTexts } from './app.texts';
import { makeRouter } from './router';

const router = makeRouter();

function Themed() {
  const t = useTexts(appTexts);
  const theme = useMemo(() => makeTheme({ close: t.close, showPassword: t.showPassword }), [t]);
  const tokens = useMemo(() => makeTokens({ required: t.required }), [t]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={tokens} defaultColorScheme="auto">
      <RouterProvider router={router} />
    </MantineProvider>
  );
}

export const App = () => (
  <LanguageProvider>
    <Themed />
  </LanguageProvider>
);
