import type { TemplateAnswer } from '@mukae/contract/calls/sceneFields';
import type { Size } from '@mukae/contract/domain/signage/size';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { DrawnScene } from '@/scene/DrawnScene';
import { sampleState } from '@/scene/sampleState';
import type { SceneCharacter } from '@/scene/sceneState';
import { type Fact, Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import classes from './ScenePreview.module.css';
import { templateTexts } from './template.texts';

/** One scene as visitors see it, and what it is made of. */
export function ScenePreview({
  template,
  shown,
  size,
  character,
}: {
  template: TemplateAnswer;
  shown: SceneTemplate;
  size: Size;
  character: SceneCharacter;
}) {
  const t = useTexts(templateTexts);
  const { device } = useTexts(statusTexts);
  const facts = usePartsOf(template, size);
  return (
    <Panel className={classes.panel}>
      <div
        className={classes.screen}
        role="img"
        aria-label={t.previewOf(device[template.scene])}
        style={{ '--ratio': size.width / size.height }}
      >
        <DrawnScene template={shown} state={sampleState(template.scene)} size={size} character={character} />
      </div>
      <Facts facts={facts} columns={3} />
    </Panel>
  );
}

function usePartsOf(template: TemplateAnswer, size: Size): Fact[] {
  const t = useTexts(templateTexts);
  const visible = (isView: boolean, isThere: boolean) => {
    if (!isThere) return t.notChosen;
    return isView ? t.shown : t.hidden;
  };
  const parts: Fact[] = [
    { label: t.layout, value: t.layouts[template.layout] },
    { label: t.telop, value: visible(template.showsTelop, template.telop.trim() !== '') },
    { label: t.logo, value: visible(template.showsLogo, template.logo !== null) },
    { label: t.media, value: visible(template.showsMedia, template.contents !== null) },
  ];
  if (!hasTouchButtons(template.scene, orientationOf(size))) return parts;
  const buttons = template.touchButtons.filter(({ isShown }) => isShown);
  return [...parts, { label: t.touchButtons, value: t.buttonCount(buttons.length) }];
}
