import { useTexts } from '@/language/LanguageProvider';
import { templatesTexts } from '../templates.texts';
import { DrawerHead } from './DrawerHead';

export function ButtonsDrawer() {
  const { blocks } = useTexts(templatesTexts);
  return <DrawerHead title={blocks.buttons} />;
}
