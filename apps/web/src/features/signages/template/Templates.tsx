import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import { sceneTemplatesOf } from '@/scene/sceneTemplatesOf';
import { SignageHead } from '../SignageHead';
import { signagesTexts } from '../signages.texts';
import { ScenePreview } from './ScenePreview';
import { SceneSelector } from './SceneSelector';
import classes from './Templates.module.css';
import { templateTexts } from './template.texts';
import { useSelectedScene } from './useSelectedScene';

/** The scenes of one signage side by side, and one of them as visitors see it. */
export function Templates({ signage }: { signage: WholeSignageAnswer }) {
  const t = useTexts(templateTexts);
  const { none } = useTexts(signagesTexts);
  const { data: characters = [] } = useCharacters();
  const [selected, select] = useSelectedScene(signage.templates);
  const { companyName, storeName, size } = signage;
  const scenes = sceneTemplatesOf(signage);
  const answer = chosenCharacter(characters, signage.character?.id ?? null);
  const character = answer && sceneCharacterOf(answer);
  return (
    <>
      <SignageHead
        signage={signage}
        facts={[
          { label: t.company, value: hasOrganization(companyName) ? companyName : none },
          { label: t.store, value: storeName || none },
          { label: t.size, value: t.sizeOf(size.width, size.height) },
        ]}
        actions={null}
      />
      {character && selected && (
        <div className={classes.columns}>
          <SceneSelector
            scenes={scenes}
            size={size}
            character={character}
            selected={selected.scene}
            onSelect={select}
          />
          <ScenePreview
            template={selected}
            shown={scenes.get(selected.scene) ?? bareTemplate}
            size={size}
            character={character}
          />
        </div>
      )}
    </>
  );
}
