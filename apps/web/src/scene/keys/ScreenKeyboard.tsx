import {
  type KeyBoard,
  kanaColumns,
  kanaMarks,
  keyBoards,
  keyWords,
  letterRows,
  withMark,
} from '@mukae/contract/domain/scene/screenKeys';
import { countGraphemes, cutGraphemes } from '@mukae/contract/domain/text/graphemes';
import { type PointerEvent, useState } from 'react';
import { IconArrowBackUp } from '@/icons';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './ScreenKeyboard.module.css';

/** What a key makes of what is written so far. */
export type Write = (change: (text: string) => string) => void;

const lastErased = (text: string): string => cutGraphemes(text, countGraphemes(text) - 1);

/** The field that is written in keeps the focus, for whoever goes on by a real keyboard. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** For screens without a keyboard: kana, letters and digits, and what takes one back. */
export function ScreenKeyboard({ first, write }: { first: KeyBoard; write: Write }) {
  const [board, setBoard] = useState(first);
  const type = (letter: string) => write((text) => text + letter);
  return (
    <div className={classes.keyboard} onPointerDown={keepFocus}>
      <div className={classes.keys} data-board={board}>
        {keysOf(board).map(({ place, letter }) =>
          letter === null ? (
            <span key={place} />
          ) : (
            <TouchTarget key={place} className={classes.key} onTouch={() => type(letter)}>
              {letter}
            </TouchTarget>
          ),
        )}
      </div>
      <div className={classes.functions}>
        {keyBoards.map((one) => (
          <TouchTarget
            key={one}
            className={`${classes.key} ${classes.board}`}
            label={`${keyWords.boards[one].ja} ${keyWords.boards[one].en}`}
            isPressed={one === board}
            onTouch={() => setBoard(one)}
          >
            {keyWords.boards[one].ja}
          </TouchTarget>
        ))}
        {board === 'kana' &&
          kanaMarks.map((mark) => (
            <TouchTarget
              key={mark}
              className={classes.key}
              label={keyWords.marks[mark].name}
              onTouch={() => write((text) => withMark(text, mark))}
            >
              {keyWords.marks[mark].sign}
            </TouchTarget>
          ))}
        <TouchTarget className={`${classes.key} ${classes.wide}`} onTouch={() => type(board === 'kana' ? '　' : ' ')}>
          <Words of={keyWords.space} />
        </TouchTarget>
        <TouchTarget
          className={`${classes.key} ${classes.wide}`}
          label={keyWords.erase.ja}
          onTouch={() => write(lastErased)}
        >
          <IconArrowBackUp className={classes.sign} stroke={2.2} aria-hidden />
        </TouchTarget>
      </div>
    </div>
  );
}

/** One after another as they are read, each known by its place. */
function keysOf(board: KeyBoard) {
  const keys = board === 'kana' ? kanaColumns : letterRows[board];
  return keys.flatMap((line, row) => line.map((letter, column) => ({ place: `${row} ${column}`, letter })));
}
