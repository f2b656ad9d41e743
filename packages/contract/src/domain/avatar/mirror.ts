import { blendshapes, type Scores } from './blendshapes';
import type { AvatarFrame, Hand, Hands } from './frame';

const otherSide = (name: string): string =>
  name.replace(/Left$|Right$/, (side) => (side === 'Left' ? 'Right' : 'Left'));

const names: readonly string[] = blendshapes;
const mirroredPlaces = names.map((name) => names.indexOf(otherSide(name)));

const mirroredScores = (scores: Scores): Scores => mirroredPlaces.map((place) => scores[place] ?? 0);

const mirroredHand = (hand: Hand | null): Hand | null => hand && { ...hand, x: -hand.x, turn: -hand.turn };

const mirroredHands = ({ left, right }: Hands): Hands => ({ left: mirroredHand(right), right: mirroredHand(left) });

/** As whoever moves the avatar would see herself in a mirror. */
export const mirrored = ({ scores, head, hands }: AvatarFrame): AvatarFrame => ({
  scores: mirroredScores(scores),
  head: { yaw: -head.yaw, pitch: head.pitch, roll: -head.roll },
  hands: hands && mirroredHands(hands),
});
