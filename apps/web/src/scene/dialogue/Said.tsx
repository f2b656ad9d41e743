import { answerPages, pageSaid } from '@mukae/contract/domain/scene/answerPages';
import type { Box, SpeechBlock } from '@mukae/contract/domain/scene/block';
import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { lineWidthOf } from '@mukae/contract/domain/scene/lineWidth';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { inSentenceLines } from '@mukae/contract/domain/scene/sentenceLines';
import type { Size } from '@mukae/contract/domain/signage/size';
import { cutGraphemes, hasAtMost } from '@mukae/contract/domain/text/graphemes';
import type { ReactNode } from 'react';
import { IconClock, IconMessageDots, IconMessages } from '@/icons';
import { FittedText } from '../FittedText';
import { keyOf } from '../keyOf';
import type { SceneDialogue } from '../sceneDialogue';
import { secondTo, Words } from '../Words';
import { Bubble } from './Bubble';
import classes from './Said.module.css';

type Answering = Extract<SceneDialogue, { is: 'answering' }>;
type Spoken = Exclude<SceneDialogue, { is: 'listening' | 'typing' }>;

/** The page of an answer that is read by now, and of how many. */
export function pageIn({ words, leading, spokenTo }: Answering) {
  const pages = answerPages(words, leading);
  const place = pageSaid(pages, spokenTo);
  return { page: pages[place] ?? words, number: place + 1, count: pages.length };
}

/** What she says: what was heard above it, in both languages, and what goes with it below. */
export function Said({
  dialogue,
  block,
  canvas,
  speaker,
  isWaiting,
}: {
  dialogue: Spoken;
  block: SpeechBlock;
  canvas: Size;
  /** Where she stands, to whom the bubble points. */
  speaker: Box;
  /** The visitor has called already, and waits. */
  isWaiting: boolean;
}) {
  const { leading } = dialogue;
  const heard = 'heard' in dialogue && dialogue.heard !== '' ? dialogue.heard : null;
  const beside = besideIn(dialogue, isWaiting);
  const words = wordsIn(dialogue);
  const rows = (heard === null ? 0 : taken.row) + (beside ? taken.beside : 0);
  return (
    <Bubble block={block} canvas={canvas} speaker={speaker}>
      {heard !== null && (
        <p className={classes.heard}>
          <IconMessages className={classes.sign} stroke={2} aria-hidden />
          <span className={classes.visitor}>
            <Words of={dialogueWords.visitor} leading={leading} />
          </span>
          <FittedText
            key={heard}
            text={`「${shortened(heard, longest.heard)}」`}
            fontSizes={[32, 24]}
            maxLines={3}
            room={{ top: 0, insetInline: 'calc(var(--inset-x) + 210px) var(--inset-x)', height: taken.heard }}
          />
        </p>
      )}
      <BothFitted words={words} leading={leading} block={block} rows={rows} />
      {dialogue.is === 'answering' && <Pages {...pageIn(dialogue)} />}
      {beside}
    </Bubble>
  );
}

function wordsIn(dialogue: Spoken): BothLanguages {
  if (dialogue.is === 'thinking') return dialogue.filler ?? dialogueWords.thinking;
  return dialogue.is === 'answering' ? pageIn(dialogue).page : dialogue.words;
}

/** What goes with the words, in a line of its own. */
function besideIn(dialogue: Spoken, isWaiting: boolean): ReactNode {
  if (dialogue.is === 'handingOver' && dialogue.told !== null) {
    return (
      <p className={classes.beside}>
        <IconMessageDots className={classes.sign} stroke={2} aria-hidden />
        <span className={classes.both}>
          <b className={classes.told}>
            <Words of={dialogueWords.told} leading={dialogue.leading} />
          </b>
          <FittedText
            key={dialogue.told}
            text={shortened(dialogue.told, longest.told)}
            fontSizes={[32, 24]}
            maxLines={3}
            room={{ top: 0, insetInline: 'calc(var(--inset-x) + 60px)', height: taken.told }}
          />
        </span>
      </p>
    );
  }
  if (dialogue.is !== 'absent') return null;
  const { words, back, hours } = dialogue.absence;
  const tellsHours = words === null && hours !== null && !isWaiting;
  return (
    <p className={classes.beside}>
      <IconClock className={classes.sign} stroke={2} aria-hidden />
      <span className={classes.both}>
        {tellsHours ? (
          <>
            <b className={classes.told}>
              <Words of={dialogueWords.staffHours} leading={dialogue.leading} />
            </b>
            <span>{hours}</span>
          </>
        ) : (
          <Words of={words ?? back} leading={dialogue.leading} />
        )}
      </span>
    </p>
  );
}

/** Of the room in a bubble: what its edges take, what was heard, what goes with the words, and the words in the second language, in one line or in several. */
const taken = { edges: 62, row: 58, heard: 100, beside: 104, told: 98, secondLine: 56, second: 104 } as const;
/** Nobody needs to read all that she said. */
const longest = { heard: 36, told: 70 } as const;

const shortened = (text: string, most: number): string =>
  hasAtMost(text, most) ? text : `${cutGraphemes(text, most - 1)}…`;

const secondSizes = [33, 25] as const;
/** What has its line in the narrowest bubble. */
const secondLineWidth = 42;

function takenBySecond(text: string): number {
  if (text === '') return 0;
  return lineWidthOf(text) <= secondLineWidth ? taken.secondLine : taken.second;
}

function BothFitted({
  words,
  leading,
  block,
  rows,
}: {
  words: BothLanguages;
  leading: SceneDialogue['leading'];
  block: SpeechBlock;
  /** What other lines in the bubble take. */
  rows: number;
}) {
  const other = secondTo(leading);
  const first = inSentenceLines(words[leading]);
  const below = takenBySecond(words[other]);
  const height = `calc(100% - ${taken.edges + rows + below}px)`;
  return (
    <>
      <FittedText
        key={`${first} ${height} ${keyOf(block)}`}
        text={first}
        lang={leading}
        className={classes.first}
        fontSizes={[block.fontSize, block.minFontSize]}
        maxLines={6}
        room={{ top: 0, insetInline: 'var(--inset-x)', height }}
      />
      {words[other] !== '' && (
        <FittedText
          key={`${words[other]} ${other} ${keyOf(block)}`}
          text={words[other]}
          lang={other}
          className={classes.second}
          fontSizes={secondSizes}
          maxLines={3}
          room={{ top: 0, insetInline: 'var(--inset-x)', height: below - 8 }}
        />
      )}
    </>
  );
}

const Pages = ({ number, count }: { number: number; count: number }) =>
  count < 2 ? null : (
    <span className={classes.pages} aria-hidden>
      {Array.from({ length: count }, (_, place) => place + 1).map((page) => (
        <i key={page} data-read={page === number || undefined} />
      ))}
    </span>
  );
