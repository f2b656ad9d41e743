import type { Portrait } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import type { ShownAccount } from './demoDoors';

/** Screens show a character; a person is shown by the first letter of the name. */
export const demoPortrait = ({ role, name }: ShownAccount): Portrait =>
  role === 'signage' ? { picture: '/characters/kei/wave.webp', figure: 'half' } : { letter: firstLetter(name.trim()) };
