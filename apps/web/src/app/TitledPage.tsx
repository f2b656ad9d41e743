import { useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router';
import { useTexts } from '../language/LanguageProvider';
import { navigationTexts } from '../pages/navigation.texts';
import { isNavigationWord } from '../pages/routes';
import { appTexts } from './app.texts';
import classes from './TitledPage.module.css';

/** Names the browser's tab after the page, and shows that the next page is on its way. A route's handle is its word. */
export function TitledPage() {
  const words = useTexts(navigationTexts);
  const { product } = useTexts(appTexts);
  const isOnItsWay = useNavigation().state === 'loading';
  const word = useMatches().at(-1)?.handle;
  const title = isNavigationWord(word) ? `${words[word]} | ${product}` : product;

  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      {isOnItsWay && <div className={classes.onItsWay} aria-hidden />}
      <Outlet />
    </>
  );
}
