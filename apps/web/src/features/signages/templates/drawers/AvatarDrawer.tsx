import { useTexts } from '@/language/LanguageProvider';
import { PlaceFields } from '../stage/PlaceFields';
import { templatesTexts } from '../templates.texts';
import { DrawerHead } from './DrawerHead';

export function AvatarDrawer() {
  const { blocks } = useTexts(templatesTexts);
  return (
    <>
      <DrawerHead title={blocks.avatar} />
      <PlaceFields block="avatar" />
    </>
  );
}
