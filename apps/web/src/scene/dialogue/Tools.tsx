import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { Ref } from 'react';
import { type Icon, IconKeyboard, IconMicrophone, IconVolume } from '@/icons';
import { goOnHere } from '../goOnHere';
import type { DialogueActions } from '../sceneDialogue';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './Tools.module.css';

/** How a question is asked: by voice where it is heard, always by letters; and how an answer is heard again. */
export const Tools = ({
  leading,
  hears,
  canRepeat,
  actions: { speak, type, again },
}: {
  leading: Leading;
  hears: boolean;
  canRepeat: boolean;
  actions: Pick<DialogueActions, 'speak' | 'type' | 'again'>;
}) => (
  <div className={classes.tools}>
    {hears && (
      <Tool ref={goOnHere} sign={IconMicrophone} words={dialogueWords.speak} leading={leading} isFirst onUse={speak} />
    )}
    <Tool
      ref={hears ? undefined : goOnHere}
      sign={IconKeyboard}
      words={dialogueWords.type}
      leading={leading}
      onUse={type}
    />
    {canRepeat && <Tool sign={IconVolume} words={dialogueWords.again} leading={leading} onUse={again} />}
  </div>
);

const Tool = ({
  ref,
  sign: Sign,
  words,
  leading,
  isFirst = false,
  onUse,
}: {
  ref?: Ref<HTMLButtonElement> | undefined;
  sign: Icon;
  words: BothLanguages;
  leading: Leading;
  isFirst?: boolean;
  onUse: () => void;
}) => (
  <TouchTarget ref={ref} className={`${classes.tool} ${isFirst ? classes.first : ''}`} onTouch={onUse}>
    <Sign className={classes.sign} stroke={2} aria-hidden />
    <span className={classes.words}>
      <Words of={words} leading={leading} />
    </span>
  </TouchTarget>
);
