import { type ComponentType, useState } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { fetched } from '../pageCode';

let FramedConsole: ComponentType | null = null;

/** The frame is chosen once: it stays while the person logs out. */
function EitherFrame({ worksInConsole }: { worksInConsole: () => boolean }) {
  const [Frame] = useState(() => (worksInConsole() && FramedConsole) || Outlet);
  return <Frame />;
}

/**
 * Only who works in the console fetches it: a stranger's page stays small, and nothing flashes on the way. `beSure`: that who seems to
 * be here still is.
 */
export const eitherFrame = (worksInConsole: () => boolean, beSure: () => Promise<void> = async () => {}) => ({
  element: <EitherFrame worksInConsole={worksInConsole} />,
  loader: async () => {
    await beSure();
    if (worksInConsole()) FramedConsole = (await fetched(import('./FramedConsole'))).FramedConsole;
    return null;
  },
  // What changes on a page, as the week of a calendar does, is there at once.
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname,
});
