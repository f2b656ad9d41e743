import { Autocomplete, Switch, TextInput } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { lengthTold } from '@mukae/contract/domain/text/graphemes';
import type { Field } from '@/forms/field';
import { fieldMarksOf, flagOf, textOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { Fields } from '@/ui/Fields';
import { Panel } from '@/ui/Panel';
import classes from './AnswerFields.module.css';
import type { AnswerDraft } from './answerDraft';
import { answerFormTexts } from './answerForm.texts';
import { GestureChoice } from './GestureChoice';
import { Phrasings } from './Phrasings';
import { PictureChoice } from './PictureChoice';
import { TextWithVariables } from './TextWithVariables';
import { useCategories } from './useCategories';

/** All that is written about an answer. */
export function AnswerFields({
  form,
  character,
}: {
  form: Field<AnswerDraft>;
  character: CharacterAnswer | undefined;
}) {
  return (
    <>
      <AskedFields form={form} />
      <ToldFields form={form} character={character} />
    </>
  );
}

function AskedFields({ form }: { form: Field<AnswerDraft> }) {
  const t = useTexts(answerFormTexts);
  const categories = useCategories();
  const [category, question, questionEn] = [form.at('category'), form.at('question'), form.at('questionEn')];
  const hint = ({ value }: Field<string>) =>
    t.questionHint(lengthTold(value, answerLimits.question), answerLimits.question);
  return (
    <Panel space="form" title={t.asked}>
      <div className={classes.fields}>
        <Fields>
          <TextInput
            {...textOf(question)}
            lang="ja"
            label={t.questionJa}
            description={hint(question)}
            placeholder={t.questionPlaceholder}
            withAsterisk
            autoComplete="off"
          />
          <TextInput
            {...textOf(questionEn)}
            lang="en"
            label={t.questionEn}
            description={hint(questionEn)}
            placeholder={t.questionEnPlaceholder}
            autoComplete="off"
          />
        </Fields>
        <Phrasings field={form.at('phrasings')} />
        <Autocomplete
          {...fieldMarksOf(category)}
          className={classes.category}
          label={t.category}
          placeholder={t.categoryPlaceholder}
          data={[...categories]}
          value={category.value}
          onChange={category.set}
        />
      </div>
    </Panel>
  );
}

function ToldFields({ form, character }: { form: Field<AnswerDraft>; character: CharacterAnswer | undefined }) {
  const t = useTexts(answerFormTexts);
  const [answer, answerEn] = [form.at('answer'), form.at('answerEn')];
  return (
    <Panel space="form" title={t.toldPanel}>
      <div className={classes.fields}>
        <Fields>
          <TextWithVariables
            field={answer}
            language="ja"
            label={t.told}
            hint={t.answerHint(lengthTold(answer.value, answerLimits.answer), answerLimits.answer)}
            isRequired
          />
          <TextWithVariables
            field={answerEn}
            language="en"
            label={t.toldEn}
            hint={t.answerEnHint(lengthTold(answerEn.value, answerLimits.answerEn), answerLimits.answerEn)}
          />
        </Fields>
        <GestureChoice field={form.at('gesture')} character={character} />
        <PictureChoice field={form.at('pictureId')} />
        <Switch {...flagOf(form.at('isSuggested'))} label={t.suggested} description={t.suggestedHint} />
      </div>
    </Panel>
  );
}
