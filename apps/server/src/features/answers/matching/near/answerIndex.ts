import { heardOf, isTelling, type ReadWord, type TextReading } from '../words/reading';
import { makeBest } from './best';
import { largest } from './largest';
import { makePostings } from './postings';
import { makeShareOfText } from './shareOfText';
import { surenessOf } from './sureness';
import { makeVocabulary } from './vocabulary';

interface NearAnswer {
  id: number;
  /** In percent. */
  sureness: number;
  /** Which of its texts is nearest. */
  text: string;
}

interface AnswerToFind {
  id: number;
  /** Ways to ask for it. */
  asked: readonly { text: string; reading: TextReading }[];
  /** What it says. */
  told: readonly TextReading[];
}

/** Answers by what can be found in them, so that a question is held against those alone that have something of it. */
interface AnswerIndex {
  add(answer: AnswerToFind): void;
  /** The surest first. `without`: as if that answer were not there. */
  nearest(question: TextReading, without?: number): NearAnswer[];
}

/** Of the answer at that place: a way to ask for it, or else what it says. */
interface Text {
  place: number;
  asked: { text: string; heard: string; words: readonly number[] } | undefined;
}

/** The nearest of an answer's texts; shares are from 0 to 1. */
interface NearText {
  text: string;
  ofQuestion: number;
  ofText: number;
  /** Asked word by word as it stands there. */
  isSame: boolean;
}

const nearestTold = 10;
/** So many are compared word by word: some of each answer, for one that is asked for in many ways must not hide the others. */
const answersCompared = 20;
const textsOfAnswerCompared = 16;
const textsLookedAt = 400;
/** What an answer says is long: only what is clearly in it counts. */
const clearlyTold = 0.6;
/** In percent: what is less likely is as good as never meant, and would only puzzle who is asked back. */
const nearFrom = 5;
/** What is asked word by word leaves little doubt about the others. */
const otherThanSame = 80;

export function makeAnswerIndex(): AnswerIndex {
  const postings = makePostings();
  const vocabulary = makeVocabulary();
  const ids: number[] = [];
  const texts: Text[] = [];
  /** Texts by how they are heard. */
  const saidAs = new Map<string, number[]>();

  /** How much each text, and each answer with all its texts and with what it says, has of these words. */
  function partsOf(words: readonly ReadWord[]) {
    let whole = 0;
    const ofText = new Float64Array(texts.length);
    const ofAnswer = new Float64Array(ids.length);
    const withTold = new Float64Array(ids.length);
    const [inTexts, inAnswers, inTold] = [makeBest(texts.length), makeBest(ids.length), makeBest(ids.length)];
    for (const word of words) {
      postings.degreesOf(word, (number, degree) => {
        const text = texts[number];
        if (!text || (!text.asked && degree < clearlyTold)) return;
        inTold.offer(text.place, degree);
        if (!text.asked) return;
        inAnswers.offer(text.place, degree);
        inTexts.offer(number, degree);
      });
      // A word that nobody uses is still not rare when much of it is in many answers.
      const weight = vocabulary.weightOf(word, vocabulary.answersWith(word) || inAnswers.squares());
      inTexts.settle(weight, ofText);
      inAnswers.settle(weight, ofAnswer);
      inTold.settle(weight, withTold);
      whole += weight;
    }
    return { whole, ofText, ofAnswer, withTold };
  }

  /** Little words bring no text near, but they tell apart those that are: they are counted where they stand as they are. */
  function makePartOfLight(words: readonly ReadWord[]) {
    const weights = new Map<number, number>();
    let whole = 0;
    for (const word of words) {
      const weight = vocabulary.weightOf(word, vocabulary.answersWith(word));
      whole += weight;
      const number = vocabulary.numberOf(word);
      if (number !== undefined) weights.set(number, weight);
    }
    const part = (ofText: readonly number[]): number => {
      let sum = 0;
      for (const [number, weight] of weights) if (ofText.includes(number)) sum += weight;
      return sum;
    };
    return { whole, part };
  }

  function nearest(question: TextReading, without: number | undefined): NearAnswer[] {
    const telling = question.words.filter(isTelling);
    const bringing = telling.length > 0 ? telling : question.words;
    const parts = partsOf(bringing);
    const light = makePartOfLight(question.words.filter((word) => !bringing.includes(word)));
    const whole = parts.whole + light.whole;
    if (whole === 0) return [];

    const nearestOf = new Map<number, NearText>();
    const compared = new Map<number, number>();
    const heard = heardOf(question.words);
    const shareOfText = makeShareOfText(vocabulary, question);
    for (const number of new Set([...(saidAs.get(heard) ?? []), ...largest(parts.ofText, textsLookedAt)])) {
      const { place, asked } = texts[number] ?? { place: 0, asked: undefined };
      if (!asked || ids[place] === without) continue;
      const times = compared.get(place) ?? 0;
      if (times >= textsOfAnswerCompared || (times === 0 && compared.size >= answersCompared)) continue;
      compared.set(place, times + 1);
      const ofQuestion = ((parts.ofText[number] ?? 0) + light.part(asked.words)) / whole;
      const isSame = asked.heard === heard;
      const near: NearText = { text: asked.text, ofQuestion, ofText: shareOfText(asked.words), isSame };
      nearestOf.set(place, nearerOf(near, nearestOf.get(place)));
    }

    const isSaid = [...nearestOf.values()].some(({ isSame }) => isSame);
    const aheadOf = makeAhead([...nearestOf.keys()], parts.withTold);
    return [...nearestOf]
      .map(([place, near]) => {
        const ofAnswer = (parts.ofAnswer[place] ?? 0) / whole;
        const likely = surenessOf({ ...near, ofAnswer, ahead: aheadOf(place) / whole });
        const sureness = near.isSame ? 100 : Math.min(likely, isSaid ? otherThanSame : 100);
        return { id: ids[place] ?? 0, sureness, text: near.text };
      })
      .filter(({ sureness }) => sureness >= nearFrom)
      .toSorted((one, other) => other.sureness - one.sureness)
      .slice(0, nearestTold);
  }

  return {
    nearest,
    add({ id, asked, told }) {
      const place = ids.push(id) - 1;
      const numbers = vocabulary.addAnswer(asked.map(({ reading }) => reading.words));
      for (const [at, { text, reading }] of asked.entries()) {
        const heard = heardOf(reading.words);
        postings.add(reading.marks);
        const number = texts.push({ place, asked: { text, heard, words: numbers[at] ?? [] } }) - 1;
        saidAs.set(heard, [...(saidAs.get(heard) ?? []), number]);
      }
      for (const reading of told) {
        postings.add(reading.marks);
        texts.push({ place, asked: undefined });
      }
    },
  };
}

const togetherOf = ({ ofQuestion, ofText }: NearText): number => Math.sqrt(ofQuestion * ofText);

function nearerOf(one: NearText, other: NearText | undefined): NearText {
  if (!other || one.isSame) return one;
  return !other.isSame && togetherOf(one) > togetherOf(other) ? one : other;
}

/** How much more each of these places has than any other of them. */
function makeAhead(places: readonly number[], parts: Float64Array): (place: number) => number {
  const [first = 0, second = 0] = places.map((place) => parts[place] ?? 0).toSorted((one, other) => other - one);
  return (place) => {
    const part = parts[place] ?? 0;
    return part - (part === first ? second : first);
  };
}
