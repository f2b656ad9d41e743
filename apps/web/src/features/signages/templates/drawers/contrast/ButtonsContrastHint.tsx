import { visibleContrast } from '@mukae/contract/domain/scene/contrast';
import { contrastOnCounter, deepened, standsOut } from '@mukae/contract/domain/scene/readability';
import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { useTexts } from '@/language/LanguageProvider';
import { contrastTexts } from './contrast.texts';
import { FixButton, HintFrame } from './HintFrame';
import { ratioText } from './ratioText';

/** Says which touch buttons are hardly told from the counter, and makes them deeper. Their words can always be read. */
export function ButtonsContrastHint() {
  const t = useTexts(contrastTexts);
  const { template, edit } = useEditor();
  const faint = template.touchButtons
    .filter(({ isShown, backgroundColour }) => isShown && !standsOut(backgroundColour))
    .toSorted((one, other) => contrastOnCounter(one.backgroundColour) - contrastOnCounter(other.backgroundColour));
  const [worst] = faint;
  if (!worst) return null;
  const deeper = deepened(worst.backgroundColour);
  const deepenAll = () =>
    edit({
      touchButtons: template.touchButtons.map((button) =>
        faint.includes(button) ? { ...button, backgroundColour: deepened(button.backgroundColour) } : button,
      ),
    });
  const sampleOf = (colour: string) => ({
    background: `linear-gradient(${colour}, ${colour}) center / 62% 56% no-repeat, ${sceneColours.counterLight}`,
  });
  return (
    <HintFrame
      title={t.hardToSee(faint.map(({ text }) => text))}
      ratio={contrastOnCounter(worst.backgroundColour)}
      wanted={visibleContrast}
      sample={<span style={sampleOf(worst.backgroundColour)} />}
    >
      <FixButton
        label={t.deepen}
        ratio={ratioText(contrastOnCounter(deeper))}
        swatch={sampleOf(deeper)}
        onPress={deepenAll}
      />
    </HintFrame>
  );
}
