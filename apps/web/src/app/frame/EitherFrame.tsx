import { type ComponentType, useState } from 'react';
import { Outlet } from 'react-router';
import { roleInCookie } from '../../api/cookies';

let ConsoleFrame: ComponentType | null = null;

const worksInConsole = () => roleInCookie() === 'systemAdmin';

/** Only who works in the console fetches it: a stranger's page stays small, and nothing flashes on the way. */
export async function loader() {
  if (worksInConsole()) ConsoleFrame = (await import('./ConsoleFrame')).Component;
  return null;
}

/** The frame is chosen once: it stays while the person logs out. */
export function Component() {
  const [Frame] = useState(() => (worksInConsole() && ConsoleFrame) || Outlet);
  return <Frame />;
}
