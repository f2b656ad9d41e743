import { isTelling, type Reading, type ReadWord } from '../words/reading';
import { weightOfKind } from '../words/wordKind';
import { degreeIn } from './degree';
import { makePostings } from './postings';
import { type Evidence, surenessOf } from './sureness';
import { makeVocabulary } from './vocabulary';

export interface NearAnswer {
  id: number;
  /** In percent. */
  sureness: number;
  /** Which of its texts is nearest. */
  text: string;
}

interface AnswerToFind {
  id: number;
  /** Ways to ask for it. */
  asked: readonly { text: string; reading: Reading }[];
  /** What it says. */
  told: readonly Reading[];
}

export interface AnswerIndex {
  add(answer: AnswerToFind): void;
  /** The surest first. `without`: as if that answer were not there. */
  nearest(question: Reading, without?: number): NearAnswer[];
}

/** The place of its answer, and how it asks for it; nothing where it is what the answer says. */
interface Text {
  place: number;
  asked: { text: string; words: readonly number[] } | undefined;
}

/** More than this are never shown, and never compared word by word. */
const nearestTold = 10;
const textsCompared = 60;
/** What an answer says is long: only what is clearly in it counts. */
const clearlyTold = 0.6;
/** How much of each other question and text must have for the text to be near at all. */
const nearFrom = 0.03;

/** Answers by what can be found in them, so that a question is held against those alone that have something of it. */
export function makeAnswerIndex(): AnswerIndex {
  const postings = makePostings();
  const vocabulary = makeVocabulary();
  const ids: number[] = [];
  const texts: Text[] = [];

  /** How much of a question each text and each answer has. */
  function shares(question: readonly ReadWord[]) {
    let whole = 0;
    const ofText = new Float64Array(texts.length);
    const ofAnswer = new Float64Array(ids.length);
    const withTold = new Float64Array(ids.length);
    for (const word of question.toSorted((one, other) => weightOfKind[other.kind] - weightOfKind[one.kind])) {
      const bringsNear = isTelling(word);
      const degrees = new Map<number, number>();
      const asked = new Map<number, number>();
      const told = new Map<number, number>();
      postings.degreesOf(word, (number, degree) => {
        const text = texts[number];
        if (!text || (!bringsNear && ofText[number] === 0)) return;
        if (!text.asked && degree < clearlyTold) return;
        const best = text.asked ? asked : told;
        best.set(text.place, Math.max(degree, best.get(text.place) ?? 0));
        if (text.asked) degrees.set(number, degree);
      });
      const weight = vocabulary.weightOf(word, vocabulary.answersWith(word) || squaresOf(asked));
      whole += weight;
      for (const [number, degree] of degrees) ofText[number] = (ofText[number] ?? 0) + degree * weight;
      for (const [place, degree] of asked) ofAnswer[place] = (ofAnswer[place] ?? 0) + degree * weight;
      for (const place of new Set([...asked.keys(), ...told.keys()])) {
        const degree = Math.max(asked.get(place) ?? 0, told.get(place) ?? 0);
        withTold[place] = (withTold[place] ?? 0) + degree * weight;
      }
    }
    return { whole, ofText, ofAnswer, withTold };
  }

  /** How much of a text is in a question. */
  function makeShareOfText(question: Reading): (words: readonly number[]) => number {
    const known = new Map<number, { weight: number; degree: number }>();
    function look(number: number): { weight: number; degree: number } {
      const before = known.get(number);
      if (before) return before;
      const word = vocabulary.word(number);
      const found = word
        ? {
            weight: vocabulary.weightOf(word, vocabulary.answersWith(word)),
            degree: degreeIn(question.marks, word),
          }
        : { weight: 0, degree: 0 };
      known.set(number, found);
      return found;
    }
    return (words) => {
      let whole = 0;
      let part = 0;
      for (const number of words) {
        const { weight, degree } = look(number);
        whole += weight;
        part += weight * degree;
      }
      return whole === 0 ? 0 : part / whole;
    };
  }

  return {
    add({ id, asked, told }) {
      const place = ids.push(id) - 1;
      const numbers = vocabulary.addAnswer(asked.map(({ reading }) => reading.words));
      for (const [at, { text, reading }] of asked.entries()) {
        postings.add(reading.marks);
        texts.push({ place, asked: { text, words: numbers[at] ?? [] } });
      }
      for (const reading of told) {
        postings.add(reading.marks);
        texts.push({ place, asked: undefined });
      }
    },

    nearest(question, without) {
      const { whole, ofText, ofAnswer, withTold } = shares(question.words);
      if (whole === 0) return [];
      const shareOfText = makeShareOfText(question);
      const nearestOf = new Map<number, { text: string; ofQuestion: number; ofText: number }>();
      for (const number of largest(ofText, textsCompared)) {
        const text = texts[number];
        if (!text?.asked || ids[text.place] === without) continue;
        const near = {
          text: text.asked.text,
          ofQuestion: (ofText[number] ?? 0) / whole,
          ofText: shareOfText(text.asked.words),
        };
        const before = nearestOf.get(text.place);
        if (!before || togetherOf(near) > togetherOf(before)) nearestOf.set(text.place, near);
      }
      const [first = 0, second = 0] = [...nearestOf.keys()]
        .map((place) => withTold[place] ?? 0)
        .toSorted((one, other) => other - one);
      return [...nearestOf]
        .filter(([, near]) => togetherOf(near) >= nearFrom)
        .map(([place, near]) => {
          const share = withTold[place] ?? 0;
          const evidence: Evidence = {
            ...near,
            ahead: (share - (share === first ? second : first)) / whole,
            onlyTold: (share - (ofAnswer[place] ?? 0)) / whole,
          };
          return { id: ids[place] ?? 0, sureness: surenessOf(evidence), text: near.text };
        })
        .toSorted((one, other) => other.sureness - one.sureness)
        .slice(0, nearestTold);
    },
  };
}

const togetherOf = ({ ofQuestion, ofText }: Pick<Evidence, 'ofQuestion' | 'ofText'>): number =>
  Math.sqrt(ofQuestion * ofText);

/** A word that nobody uses is still none that is rare when much of it is in many answers. */
const squaresOf = (degrees: ReadonlyMap<number, number>): number =>
  [...degrees.values()].reduce((sum, degree) => sum + degree * degree, 0);

/** The numbers of the largest, in no order that matters; none of what is 0. */
function largest(values: Float64Array, count: number): number[] {
  const numbers: number[] = [];
  for (const [number, value] of values.entries()) if (value > 0) numbers.push(number);
  return numbers.toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0)).slice(0, count);
}
