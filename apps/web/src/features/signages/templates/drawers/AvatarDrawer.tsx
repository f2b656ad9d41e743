import { useTexts } from '@/language/LanguageProvider';
import { templatesTexts } from '../templates.texts';
import { DrawerHead } from './DrawerHead';

export function AvatarDrawer() {
  const { blocks } = useTexts(templatesTexts);
  return <DrawerHead title={blocks.avatar} />;
}
