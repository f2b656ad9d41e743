import { type ComponentType, useState } from 'react';
import { Outlet } from 'react-router';
import { roleMay } from '@/api/roleMay';

let FramedConsole: ComponentType | null = null;

const worksInConsole = () => roleMay('company.manage');

/** Only who works in the console fetches it: a stranger's page stays small, and nothing flashes on the way. */
export async function loadEitherFrame() {
  if (worksInConsole()) FramedConsole = (await import('./FramedConsole')).FramedConsole;
  return null;
}

/** The frame is chosen once: it stays while the person logs out. */
export function EitherFrame() {
  const [Frame] = useState(() => (worksInConsole() && FramedConsole) || Outlet);
  return <Frame />;
}
