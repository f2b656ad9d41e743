import { useDebouncedValue } from '@mantine/hooks';
import type { FormEvent, ReactNode } from 'react';
import { chosenCharacter, useCharacters } from '@/features/characters';
import type { Form } from '@/forms/useForm';
import columns from '../Columns.module.css';
import { AnswerFaults } from './AnswerFaults';
import { AnswerFields } from './AnswerFields';
import classes from './AnswerForm.module.css';
import { AnswerPreview } from './AnswerPreview';
import type { AnswerDraft } from './answerDraft';
import { NearToDraft } from './NearToDraft';
import { useLibraryPictures } from './useLibraryPictures';

/** What stands beside the form follows when the typing rests. */
const typingRestsMs = 400;

/** What is written about an answer, beside how it looks on a screen and what it is near to. */
export function AnswerForm<Said>({
  form,
  answerId,
  foot,
  below,
  onSubmit,
}: {
  form: Form<AnswerDraft, Said>;
  /** Null while it is being added. */
  answerId: number | null;
  foot: ReactNode;
  /** What is done to the whole answer. */
  below?: ReactNode;
  onSubmit: (event: FormEvent) => void;
}) {
  const [typed] = useDebouncedValue(form.value, typingRestsMs);
  const character = chosenCharacter(useCharacters().data ?? [], null);
  const picture = useLibraryPictures().data?.find(({ id }) => id === typed.pictureId);
  return (
    <div className={columns.columns}>
      <form noValidate onSubmit={onSubmit} className={classes.form}>
        <AnswerFaults form={form} />
        <AnswerFields form={form} character={character} />
        {foot}
      </form>
      <div className={classes.side}>
        <AnswerPreview draft={typed} picture={picture?.image_url ?? null} character={character} />
        <NearToDraft question={typed.question} answerId={answerId} />
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}
