import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useTexts } from '../language/LanguageProvider';
import { navigationTexts } from '../pages/navigation.texts';
import { isNavigationWord } from '../pages/routes';
import { appTexts } from './app.texts';

/** Names the browser's tab after the page: a route's handle is the word for it. */
export function TitledPage() {
  const words = useTexts(navigationTexts);
  const { product } = useTexts(appTexts);
  const word = useMatches().at(-1)?.handle;
  const title = isNavigationWord(word) ? `${words[word]} | ${product}` : product;

  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Outlet />;
}
