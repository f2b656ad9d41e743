import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { Size } from '@mukae/contract/domain/signage/size';
import { FittedText } from '../FittedText';
import { keyOf } from '../keyOf';
import type { SceneChoice } from '../sceneDialogue';
import { TouchTarget } from '../TouchTarget';
import { secondTo } from '../Words';
import classes from './Choices.module.css';

/** Questions to touch. */
export const Choices = ({
  label,
  choices,
  leading,
  canvas,
  onChoose,
}: {
  /** What they are. */
  label: BothLanguages;
  choices: readonly SceneChoice[];
  leading: Leading;
  canvas: Size;
  onChoose: (id: string) => void;
}) =>
  choices.length === 0 ? null : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={classes.choices} role="group" aria-label={label[leading]}>
      {choices.map(({ id, words }) => (
        <TouchTarget key={id} className={classes.choice} onTouch={() => onChoose(id)}>
          <Choice
            key={`${keyOf(words)} ${leading} ${choices.length} ${keyOf(canvas)}`}
            words={words}
            leading={leading}
          />
        </TouchTarget>
      ))}
    </div>
  );

const second = { share: 0.4, sizes: [27, 18] } as const;
/** Letters touch no edge. */
const inset = 18;
const roomOf = (share: number): string => `calc(${share * 100}% - ${inset / 2 + 4}px)`;

function Choice({ words, leading }: { words: BothLanguages; leading: Leading }) {
  const other = secondTo(leading);
  return (
    <>
      <FittedText
        text={words[leading]}
        lang={leading}
        className={classes.words}
        fontSizes={[38, 20]}
        maxLines={3}
        room={{ top: 0, insetInline: inset, height: roomOf(words[other] === '' ? 1 : 1 - second.share) }}
      />
      {words[other] !== '' && (
        <FittedText
          text={words[other]}
          lang={other}
          className={`${classes.words} ${classes.second}`}
          fontSizes={second.sizes}
          maxLines={2}
          room={{ bottom: 0, insetInline: inset, height: roomOf(second.share) }}
        />
      )}
    </>
  );
}
