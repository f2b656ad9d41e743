import { mediaCalls } from '@mukae/contract/calls/media';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { CompanyAtHand, useCompanyScope } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { EditorAtWork } from './EditorAtWork';
import type { EditorAudience } from './editing/EditorContext';
import { templatesTexts } from './templates.texts';

interface Edited {
  signage: WholeSignageAnswer;
  audience: EditorAudience;
  back: string;
}

/** Media, other screens and what is uploaded are of the company whose signage it is. */
export const TemplateEditor = (edited: Edited) => (
  <CompanyAtHand value={edited.signage.companyId}>
    <EditorOnceRead {...edited} />
  </CompanyAtHand>
);

/** Waits for all that an editor needs before it can begin. */
function EditorOnceRead({ signage, audience, back }: Edited) {
  const { loading } = useTexts(templatesTexts);
  const { data: characters } = useCharacters();
  const { data: library } = useQuery(queryOf(mediaCalls.listMedia, useCompanyScope()));
  const draft = useQuery({
    ...queryOf(templateCalls.getDraft, { signageId: signage.id }),
    // Whoever edits has the newest state in hand.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const character = characters && chosenCharacter(characters, signage.character?.id ?? null);
  const skeleton = <PanelSkeleton label={loading} lines={6} />;
  return (
    <Loaded query={draft} skeleton={skeleton}>
      {({ saved }) =>
        character && library ? (
          <EditorAtWork
            signage={signage}
            audience={audience}
            back={back}
            saved={saved}
            character={sceneCharacterOf(character)}
            library={library}
          />
        ) : (
          skeleton
        )
      }
    </Loaded>
  );
}
