import { type Blendshape, blendshapes, type Scores, scoreOf } from './blendshapes';
import { scoresOfVowels, spokenShapes, type VowelWeights } from './voiceMouth';

const isSpoken = (shape: Blendshape): boolean => spokenShapes.some((spoken) => spoken === shape);

/** How much a mouth does, in whichever shape. */
const effort = (scores: Scores): number =>
  Math.max(
    ...(['jawOpen', 'mouthFunnel', 'mouthPucker', 'mouthUpperUpLeft'] as const).map((shape) => scoreOf(scores, shape)),
  );

/** So little is no mouth at work: only here neither of the two leads. */
const hardlyAny = 0.05;

/** 0 to 1: how far the lips follow the voice instead of the face; whichever does more leads. */
function leadOfVoice(face: Scores, voice: Scores): number {
  const [seen, heard] = [effort(face) ** 2, effort(voice) ** 2];
  return heard / (seen + heard + hardlyAny ** 2);
}

/**
 * A face that also speaks. The jaw opens as far as either of the two says; lips cannot be wide and round at once, so they
 * take the shape of the one that leads. Smiles and everything else are the face's own.
 */
export function withVoice(face: Scores, vowels: VowelWeights): Scores {
  const voice = scoresOfVowels(vowels);
  const lead = leadOfVoice(face, voice);
  return blendshapes.map((shape) => {
    const [seen, heard] = [scoreOf(face, shape), scoreOf(voice, shape)];
    if (shape === 'jawOpen') return Math.max(seen, heard);
    // Lips that were seen closed do not hold back a jaw that was heard.
    if (shape === 'mouthClose') return seen * (1 - lead);
    return isSpoken(shape) ? seen + (heard - seen) * lead : seen;
  });
}
