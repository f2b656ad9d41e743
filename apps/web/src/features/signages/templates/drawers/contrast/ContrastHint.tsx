import { readableContrast } from '@mukae/contract/domain/scene/contrast';
import type { TelopFix } from '@mukae/contract/domain/scene/readability';
import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';
import { cutGraphemes } from '@mukae/contract/domain/text/graphemes';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { useTexts } from '@/language/LanguageProvider';
import { contrastTexts } from './contrast.texts';
import { FixButton, HintFrame } from './HintFrame';
import { ratioText } from './ratioText';
import { useTelopGround } from './useTelopGround';

const sampleLetters = 6;

/** Says when the telop can hardly be read on what lies behind it, and offers two ways out. It forbids nothing. */
export function ContrastHint() {
  const t = useTexts(contrastTexts);
  const { template, edit } = useEditor();
  const found = useTelopGround();
  if (!found || found.ground.ratio >= readableContrast) return null;
  const { text, ground, fixes } = found;
  const apply = ({ colour, plate }: TelopFix) =>
    edit({ ...(colour && { telopColour: colour }), ...(plate && { telopPlate: plate }) });
  return (
    <HintFrame
      title={t.hardToRead}
      ratio={ground.ratio}
      wanted={readableContrast}
      sample={
        <span style={{ backgroundImage: `url(${ground.sample})`, color: text }}>
          {cutGraphemes(template.telop.trim(), sampleLetters)}
        </span>
      }
    >
      {fixes.map((fix) => (
        <FixButton
          key={`${fix.colour} ${fix.plate}`}
          label={labelOf(fix)}
          ratio={ratioText(fix.ratio)}
          swatch={{
            color: fix.colour ?? text,
            ...(fix.plate ? { background: fix.plate } : { backgroundImage: `url(${ground.sample})` }),
          }}
          onPress={() => apply(fix)}
        />
      ))}
    </HintFrame>
  );

  function labelOf({ colour, plate }: TelopFix): string {
    const isLight = (one: string) => one === sceneColours.paper;
    if (plate && colour) return isLight(plate) ? t.darkOnPlate : t.lightOnPlate;
    if (plate) return isLight(plate) ? t.lightPlate : t.darkPlate;
    return colour && isLight(colour) ? t.lightText : t.darkText;
  }
}
