import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { DrawerHead } from './DrawerHead';

export function TelopDrawer() {
  const { blocks } = useTexts(templatesTexts);
  const { template, edit } = useEditor();
  return (
    <DrawerHead
      title={blocks.telop}
      shows={{ isShown: template.showsTelop, onChange: (showsTelop) => edit({ showsTelop }) }}
    />
  );
}
