import { type ComponentType, useState } from 'react';
import { Outlet } from 'react-router';
import { fetched } from '../pageCode';

let FramedConsole: ComponentType | null = null;

/** The frame is chosen once: it stays while the person logs out. */
function EitherFrame({ worksInConsole }: { worksInConsole: () => boolean }) {
  const [Frame] = useState(() => (worksInConsole() && FramedConsole) || Outlet);
  return <Frame />;
}

/** Only who works in the console fetches it: a stranger's page stays small, and nothing flashes on the way. */
export const eitherFrame = (worksInConsole: () => boolean) => ({
  element: <EitherFrame worksInConsole={worksInConsole} />,
  loader: async () => {
    if (worksInConsole()) FramedConsole = (await fetched(import('./FramedConsole'))).FramedConsole;
    return null;
  },
});
