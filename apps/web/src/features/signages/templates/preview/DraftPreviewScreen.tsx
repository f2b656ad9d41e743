import '@/ui/theme/app.css';
import { Box, Title } from '@mantine/core';
import { errorCodes } from '@mukae/contract/errors/codes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { RefusedCall } from '@/api/query';
import { chosenCharacter, useCharacters } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import { RefusedRead } from '@/serving/RefusedRead';
import { isServerAway } from '@/serving/serverAway';
import { Empty } from '@/ui/Empty';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { templatesTexts } from '../templates.texts';
import { previewTexts } from './preview.texts';
import { ScenePreview } from './ScenePreview';
import { useOpenedDraft } from './useOpenedDraft';

const idIn = (written: string | null): number | null => {
  const id = Number(written);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

function DraftPreview() {
  const t = useTexts(previewTexts);
  const { loading } = useTexts(templatesTexts);
  const [address] = useSearchParams();
  const { pathname, search } = useLocation();
  const { data: characters } = useCharacters();
  const { shown, failure, isReading, readAgain } = useOpenedDraft({
    draftId: idIn(address.get('draft')),
    signageId: idIn(address.get('id')),
    templateKey: address.get('template'),
  });
  const code = failure?.answer.code;
  if (code === errorCodes.notLoggedIn) {
    return <Navigate to="/login" replace state={{ isRedirect: true, wanted: pathname + search }} />;
  }
  if (code === errorCodes.notFound) {
    return <Empty picture="/characters/kei/bow.webp" title={t.gone} text={t.goneText} />;
  }
  if (failure && !shown) {
    return (
      <Box p="md">
        <RefusedRead refusal={failure.answer} isReading={isReading} onRetry={readAgain} />
      </Box>
    );
  }
  const character = shown && characters && chosenCharacter(characters, shown.signage.character?.id ?? null);
  if (!shown || !character) return <PanelSkeleton label={loading} lines={6} />;
  return (
    <ScenePreview
      templateOf={shown.templateOf}
      size={shown.size}
      character={sceneCharacterOf(character)}
      first={shown.first}
      scenes={shown.scenes}
      head={
        <Title order={1} size="1rem">
          {t.draftOf(shown.signage.name)}
        </Title>
      }
    />
  );
}

/** A server that is away is asked again; what it refuses is told at once. */
const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (_, failure) => failure instanceof RefusedCall && isServerAway(failure.answer.code) },
    },
  });

/** What the link of a draft opens: on a phone, or on the screen itself. It follows what is edited meanwhile. */
export function DraftPreviewScreen() {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      <DraftPreview />
    </QueryClientProvider>
  );
}
