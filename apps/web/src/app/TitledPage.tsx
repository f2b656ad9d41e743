import { useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { appTexts } from './app.texts';
import classes from './TitledPage.module.css';

/** Names the browser's tab after the page, and shows that the next page is on its way. */
export function TitledPage() {
  const { product } = useTexts(appTexts);
  const isOnItsWay = useNavigation().state === 'loading';
  const { language } = useLanguage();
  const name: unknown = Object(useMatches().at(-1)?.handle)[language];
  const title = typeof name === 'string' ? `${name} | ${product}` : product;

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
