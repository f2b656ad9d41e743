import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { templatesTexts } from '@/features/signages/templates/templates.texts';
import { useTexts } from '@/language/LanguageProvider';
import { ColourChoice } from '../colour/ColourChoice';
import { plateColours, telopColours } from '../colour/palettes';
import { ContrastHint } from '../contrast/ContrastHint';
import { DrawerHead } from '../DrawerHead';
import { PlaceFields } from '../place/PlaceFields';
import { TelopText } from './TelopText';
import { telopTexts } from './telop.texts';

export function TelopDrawer() {
  const t = useTexts(telopTexts);
  const { blocks } = useTexts(templatesTexts);
  const { template, edit } = useEditor();
  const { showsTelop, telopColour, telopPlate } = template;
  return (
    <>
      <DrawerHead
        title={blocks.telop}
        shows={{ isShown: showsTelop, onChange: (shows) => edit({ showsTelop: shows }) }}
      />
      <TelopText />
      <ColourChoice
        label={t.colour}
        palette={telopColours}
        none={t.automatic}
        value={telopColour}
        onChange={(colour) => edit({ telopColour: colour }, 'telopColour')}
      />
      <ColourChoice
        label={t.plate}
        palette={plateColours}
        none={t.noPlate}
        value={telopPlate}
        onChange={(colour) => edit({ telopPlate: colour }, 'telopPlate')}
      />
      <ContrastHint />
      <PlaceFields block="telop" />
    </>
  );
}
