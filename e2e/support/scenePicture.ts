import { arrange } from '@mukae/contract/domain/scene/arrangement';
import type { Box } from '@mukae/contract/domain/scene/block';
import { buttonsPlace } from '@mukae/contract/domain/scene/blockRoom';
import { designCanvas } from '@mukae/contract/domain/scene/designCanvas';
import { mediaFit } from '@mukae/contract/domain/scene/mediaFit';
import { phaseOf } from '@mukae/contract/domain/scene/phase';
import { presets } from '@mukae/contract/domain/scene/presets';
import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';
import { sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { bareTemplate, mediaSourceOf, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import type { ButtonRow, Layout } from '@mukae/contract/domain/template/template';
import { jacketColour } from './avatar';
import type { Colour } from './pixels';
import { countIn, pointsOf, type ScreenPoints } from './screenPoints';
import { expect, type Page } from './test';

/** Colours that nothing else on a screen has. */
export const dress = {
  poster: { red: 150, green: 10, blue: 250 },
  logo: { red: 220, green: 0, blue: 40 },
  plate: { red: 0, green: 190, blue: 250 },
  buttons: [
    { red: 0, green: 230, blue: 20 },
    { red: 250, green: 130, blue: 0 },
  ],
} as const satisfies Record<string, Colour | readonly Colour[]>;

export const hexOf = ({ red, green, blue }: Colour): string =>
  `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const colourOf = (hex: string): Colour => ({
  red: Number.parseInt(hex.slice(1, 3), 16),
  green: Number.parseInt(hex.slice(3, 5), 16),
  blue: Number.parseInt(hex.slice(5, 7), 16),
});

/** A scene that is paused is dimmed. */
const dimmed = ({ red, green, blue }: Colour): Colour => ({ red: red * 0.9, green: green * 0.9, blue: blue * 0.9 });

interface SeenBlock {
  /** Null: it is not shown. */
  place: Box | null;
  colour: Colour;
  /** So much of its place has its colour, 0 to 1. */
  least: number;
  /** Where else nothing has its colour; null where others may. */
  alone: Box | null;
}

const everywhere: Box = { x: 0, y: 0, width: 1, height: 1 };

/** What is seen of a medium in its place: it covers it, or stands whole in its middle. */
function seenOf(block: Box, { width, height }: Size, medium: Size): Box {
  const place = { width: block.width * width, height: block.height * height };
  if (mediaFit(medium, place) === 'cover') return block;
  const scale = Math.min(place.width / medium.width, place.height / medium.height);
  const seen = { width: (medium.width * scale) / width, height: (medium.height * scale) / height };
  return { ...seen, x: block.x + (block.width - seen.width) / 2, y: block.y + (block.height - seen.height) / 2 };
}

/** Two buttons, beside each other or one below the other. */
function halvesOf({ x, y, width, height }: Box, row: ButtonRow): readonly [Box, Box] {
  return row === 'horizontal'
    ? [
        { x, y, width: width / 2, height },
        { x: x + width / 2, y, width: width / 2, height },
      ]
    : [
        { x, y, width, height: height / 2 },
        { x, y: y + height / 2, width, height: height / 2 },
      ];
}

interface Dressed {
  scene: Scene;
  layout: Layout;
  row: ButtonRow;
  size: Size;
  medium: Size;
}

/** Where the preset has each block of a dressed screen. */
function blocksOf({ scene, layout, row, size, medium }: Dressed): Record<string, SeenBlock> {
  const orientation = orientationOf(size);
  const canCall = scene === 'Standby' || scene === 'Monitoring';
  const shown: SceneTemplate = {
    ...bareTemplate,
    ...{ layout, row, telop: '…', showsTelop: true, showsLogo: true, showsMedia: true },
    media: [{ ...mediaSourceOf('/poster.png'), seconds: null }],
  };
  const { avatar, media, telop, counter } = arrange(shown, {
    // Who waits there is waited for by the receptionist, too.
    ...{ orientation, scene, canCall, canAsk: scene === 'Standby', dialogue: null },
    ...{ isSharing: false, hasCaption: false, hasNotice: false, mediaFailed: false },
  });
  const { head, hands } = presets[orientation];
  const buttons =
    canCall && phaseOf(scene, canCall) === 'hands' ? buttonsPlace(hands, { row, count: 2 }, undefined) : null;
  const [first, second] = buttons ? halvesOf(buttons, row) : [null, null];
  const aboveCounter: Box = { x: 0, y: head.height, width: 1, height: counter.y - head.height };
  const call = hands.touch?.[row].staffCall ?? hands.staffCallAlone;
  return {
    media: {
      place: media && seenOf(media, designCanvas(size), medium),
      ...{ colour: dress.poster, least: 0.9, alone: everywhere },
    },
    avatar: { place: avatar, colour: jacketColour, least: 0.02, alone: aboveCounter },
    telop: { place: telop, colour: dress.plate, least: 0.6, alone: everywhere },
    words: { place: telop, colour: colourOf(sceneColours.ink), least: 0.005, alone: null },
    logo: { place: head.logo, colour: dress.logo, least: 0.1, alone: everywhere },
    ribbon: { place: head.ribbon, colour: colourOf(sceneLooks[scene].ribbon), least: 0.1, alone: null },
    firstButton: { place: first, colour: dress.buttons[0], least: 0.6, alone: everywhere },
    secondButton: { place: second, colour: dress.buttons[1], least: 0.6, alone: everywhere },
    staffCall: { place: canCall ? call : null, colour: colourOf(sceneColours.call), least: 0.3, alone: null },
  };
}

/** All blocks drift by some points, so that no panel burns in. */
const drift = 0.008;
const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - drift,
  y: y - drift,
  width: width + 2 * drift,
  height: height + 2 * drift,
});

/** Edges of letters have any colour between theirs and what is behind them. */
const maxStray = 0.006;

/** Right, or what is wrong with it. */
function judge(screen: ScreenPoints, { place, colour, least, alone }: SeenBlock): string {
  const there = place ? countIn(screen, place, colour) : { all: 1, near: 0 };
  const share = there.near / there.all;
  if (place && share < least) return `${share.toFixed(3)} of its place instead of ${least}`;
  if (!alone) return 'right';
  const about = countIn(screen, alone, colour);
  const stray = (about.near - (place ? countIn(screen, grown(place), colour).near : 0)) / about.all;
  return stray > maxStray ? `${stray.toFixed(3)} of it where it does not belong` : 'right';
}

/** Soon every block of a dressed screen is seen at its place, and nowhere else. */
export async function expectLaidOut(screen: Page, dressed: Dressed): Promise<void> {
  const blocks = Object.entries(blocksOf(dressed)).map(
    ([name, block]) =>
      [name, dressed.scene === 'Suspended' ? { ...block, colour: dimmed(block.colour) } : block] as const,
  );
  const judged = async () => {
    const points = await pointsOf(screen);
    return Object.fromEntries(blocks.map(([name, block]) => [name, judge(points, block)]));
  };
  const allRight = Object.fromEntries(blocks.map(([name]) => [name, 'right']));
  await expect
    .poll(judged, { message: `${dressed.layout} ${dressed.scene}`, timeout: 15_000, intervals: [100] })
    .toEqual(allRight);
}
