import { characterPictures } from '@mukae/contract/domain/character/builtIn';
import { movedTo } from '@mukae/contract/domain/scene/blockBoxes';
import { designCanvas } from '@mukae/contract/domain/scene/designCanvas';
import { presets } from '@mukae/contract/domain/scene/presets';
import { type TelopFix, telopFixes } from '@mukae/contract/domain/scene/readability';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { useEffect, useState } from 'react';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';
import { arrangementShown } from '@/features/signages/templates/stage/blocksShown';
import { useStage } from '@/features/signages/templates/stage/StageContext';
import { standingPicture } from '@/scene/figure/standingPicture';
import type { SceneCharacter } from '@/scene/sceneState';
import { type Ground, groundBehind } from './groundBehind';
import { mediumPictures } from './mediumPictures';
import type { Behind } from './paintScene';
import { textRects } from './textRects';

/** Nobody needs to hear of it while she types. */
const pauseMs = 250;

async function figureOf(character: SceneCharacter): Promise<CanvasImageSource | null> {
  const url =
    character.kind === 'builtIn'
      ? characterPictures(character.id).pose('fold')
      : await standingPicture(character.model).catch(() => null);
  const [picture] = url === null ? [] : await mediumPictures({ kind: 'picture', url });
  return picture ?? null;
}

interface TelopGround {
  /** The colour of the text. */
  text: string;
  ground: Ground;
  /** Found once for what lies there, not with every letter. */
  fixes: readonly TelopFix[];
}

interface EditedScene {
  screen: HTMLElement;
  scene: Scene;
  seen: SceneTemplate;
  size: Size;
  character: SceneCharacter;
}

async function groundOf({ screen, scene, seen, size, character }: EditedScene): Promise<TelopGround | null> {
  const arrangement = arrangementShown(scene, seen, size);
  if (!arrangement.telop) return null;
  const canvas = designCanvas(size);
  const [logo] = seen.showsLogo && seen.logo ? await mediumPictures({ kind: 'picture', url: seen.logo }) : [];
  const place = movedTo(presets[orientationOf(size)].head.logo, seen.boxes.logo);
  const rest: Behind = {
    canvas,
    arrangement,
    look: scene,
    character,
    figure: await figureOf(character),
    medium: null,
    logo: logo ? { picture: logo, place } : null,
  };
  const media = arrangement.media
    ? await Promise.all(seen.media.map(async (one) => ({ kind: one.kind, pictures: await mediumPictures(one) })))
    : [];
  const withMedia = media.flatMap(({ kind, pictures }) =>
    pictures.map((picture): Behind => ({ ...rest, medium: { kind, picture } })),
  );
  const text = arrangement.telop.textColour;
  const ground = groundBehind(text, textRects(screen, canvas), withMedia.length > 0 ? withMedia : [rest]);
  return ground && { text, ground, fixes: telopFixes(text, ground.pixels) };
}

/** What lies behind the telop of the edited template, and how well it is read there; null until that is known. */
export function useTelopGround(): TelopGround | null {
  const { template, wanted, character, forVisitors } = useEditor();
  const { screen } = useStage();
  const [found, setFound] = useState<TelopGround | null>(null);
  const { size } = wanted;
  useEffect(() => {
    if (!screen) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      const now = await groundOf({ screen, scene: template.scene, seen: forVisitors(template), size, character });
      if (!isGone) setFound(now);
    }, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [template, size, screen, character, forVisitors]);
  return found;
}
