import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { type AnswerGesture, answerGestures } from '@mukae/contract/domain/answer/answer';
import { gestureWords } from '@mukae/contract/domain/answer/gestureWords';
import type { Pose } from '@mukae/contract/domain/character/builtIn';
import { figureOf } from '@/features/characters';
import type { Field } from '@/forms/field';
import { IconCheck } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { gestureIcons } from '../gestureIcons';
import { answerFormTexts } from './answerForm.texts';
import classes from './GestureChoice.module.css';

/** A nod and a hand to the other side have no picture of their own: style sheets make them of these. */
const poses: Readonly<Record<AnswerGesture, Pose>> = {
  plain: 'fold',
  nod: 'fold',
  wave: 'wave',
  bow: 'bow',
  showLeft: 'guide',
  showRight: 'guide',
};

/** What she does while she answers, as it looks. */
export function GestureChoice({
  field,
  character,
}: {
  field: Field<AnswerGesture>;
  /** Undefined until the characters are known. */
  character: CharacterAnswer | undefined;
}) {
  const t = useTexts(answerFormTexts);
  const { language } = useLanguage();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.label}>{t.gesture}</legend>
      <div className={classes.doors}>
        {answerGestures.map((gesture) => {
          const isChosen = gesture === field.value;
          const figure = character && figureOf(character, poses[gesture]);
          const Shape = isChosen ? IconCheck : gestureIcons[gesture];
          return (
            <label key={gesture} className={classes.door} data-gesture={gesture}>
              <input type="radio" name={field.id} checked={isChosen} onChange={() => field.set(gesture)} />
              <Arch
                picture={figure?.picture}
                figure={figure?.shape === 'standing' ? 'half' : 'bust'}
                letter={character && firstLetter(character.name)}
                width={72}
              />
              <span className={classes.name}>
                <Shape size={15} stroke={isChosen ? 2.4 : 1.7} aria-hidden />
                {gestureWords[language][gesture]}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
