import { contrast, inkOn } from '@mukae/contract/domain/scene/contrast';
import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';
import { IconCircleCheck } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { ratioText } from '../contrast/ratioText';
import { buttonsTexts } from './buttons.texts';
import classes from './OwnContrast.module.css';

/** How well the letters of a button are read: their colour is chosen so that they always are. */
export function OwnContrast({ colour }: { colour: string }) {
  const t = useTexts(buttonsTexts);
  const ink = inkOn(colour);
  return (
    <span className={classes.contrast}>
      <IconCircleCheck size={15} stroke={2} aria-hidden />
      {ink === sceneColours.paper ? t.ink.light : t.ink.dark} {ratioText(contrast(colour, ink))} {t.readable}
    </span>
  );
}
