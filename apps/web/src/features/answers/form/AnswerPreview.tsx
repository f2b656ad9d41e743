import { ActionIcon, SegmentedControl } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { AnswerGesture } from '@mukae/contract/domain/answer/answer';
import { answerPages, type Leading } from '@mukae/contract/domain/scene/answerPages';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { portrait } from '@mukae/contract/domain/signage/size';
import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { memo, useMemo, useState } from 'react';
import { useCompany } from '@/features/companies';
import { IconChevronLeft, IconChevronRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { DrawnScene } from '@/scene/DrawnScene';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import type { SceneState } from '@/scene/sceneState';
import { Panel } from '@/ui/Panel';
import classes from './AnswerPreview.module.css';
import type { AnswerDraft } from './answerDraft';
import { besideTexts } from './beside.texts';
import { useSaidThere } from './useSaidThere';

/** A screen of the company while it gives the answer: the same scene as there, in small. It is drawn anew for another draft alone. */
export const AnswerPreview = memo(function AnswerPreview({
  draft,
  picture,
  character,
}: {
  draft: AnswerDraft;
  /** Its address; null: none. */
  picture: string | null;
  character: CharacterAnswer | undefined;
}) {
  const t = useTexts(besideTexts);
  const company = useCompany().data;
  const [leading, setLeading] = useState<Leading>('ja');
  const [turnedTo, setTurnedTo] = useState(0);
  const { question, questionEn, answer, answerEn, gesture } = draft;
  const words = useSaidThere({ ja: answer, en: answerEn }, company);
  const pages = useMemo(() => answerPages(words, leading), [words, leading]);
  const page = Math.min(turnedTo, pages.length - 1);
  const heard = leading === 'ja' ? question : questionEn || question;
  const logo = company?.logo || null;
  const host = company?.name ?? '';
  const template = useMemo(() => ({ ...bareTemplate, showsLogo: true, logo, host }), [logo, host]);
  return (
    <Panel
      title={t.preview}
      aside={
        <SegmentedControl
          role="radiogroup"
          size="xs"
          aria-label={t.languages}
          data={[
            { value: 'ja', label: t.ja },
            { value: 'en', label: t.en },
          ]}
          value={leading}
          onChange={(value) => setLeading(value === 'en' ? 'en' : 'ja')}
        />
      }
    >
      <div className={classes.screen}>
        {character && (
          <DrawnScene
            template={template}
            state={stateOfGiven({
              heard,
              words,
              leading,
              spokenTo: pages[page]?.from ?? 0,
              gesture,
              picture,
            })}
            size={portrait}
            character={sceneCharacterOf(character)}
          />
        )}
      </div>
      {pages.length > 1 && <Pages page={page} pages={pages.length} onTurn={setTurnedTo} />}
    </Panel>
  );
});

interface Given {
  heard: string;
  words: BothLanguages;
  leading: Leading;
  spokenTo: number;
  gesture: AnswerGesture;
  picture: string | null;
}

/** As long as nothing is written she only waits for a question. */
function stateOfGiven({ gesture, ...given }: Given): SceneState {
  const isWritten = given.words.ja !== '' || given.words.en !== '';
  const motion = gesture === 'plain' ? null : gesture;
  return {
    scene: 'Standby',
    canAsk: true,
    dialogue: isWritten
      ? { is: 'answering', ...given, gesture: motion, expression: 'smile', followUps: [], hears: true }
      : null,
  };
}

function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const t = useTexts(besideTexts);
  return (
    <div className={classes.pages}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t.previous}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        <IconChevronLeft size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <span role="status">{t.page(page + 1, pages)}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t.next}
        disabled={page === pages - 1}
        onClick={() => onTurn(page + 1)}
      >
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </div>
  );
}
