import type { Box } from '@mukae/contract/domain/scene/block';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { quickPicture } from './quickPicture';

export interface Colour {
  red: number;
  green: number;
  blue: number;
}

/** So many points each way are looked at. */
const looks = 64;

/** A picture loses a little of its colours on the way through encoders. */
const tolerance = 80;

/** A picture of the page alone may take a starved machine seconds. */
const patience = { timeout: 60_000 };

/** Part of a page where something is to be seen, whatever stands there. */
export interface Area {
  page: Page;
  clip: Box;
}

/** A part of a page, or all of it. */
export type Place = Locator | Page | Area;

async function screenshotOf(place: Place): Promise<Buffer | null> {
  if ('clip' in place) return quickPicture(place.page, place.clip);
  if (!('boundingBox' in place)) return quickPicture(place);
  const clip = await place.boundingBox();
  return clip && quickPicture(place.page(), clip);
}

/** What a person sees there; nothing where there is no such place. */
export async function photograph(place: Place): Promise<Sharp | null> {
  const taken = await screenshotOf(place);
  return taken && sharp(taken).removeAlpha();
}

/** How much of a picture has this colour, 0 to 1. */
export async function shareIn(picture: Sharp, colour: Colour): Promise<number> {
  const points = await picture.resize(looks, looks, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  let near = 0;
  for (let at = 0; at < points.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = points.subarray(at, at + 3);
    const apart = Math.abs(red - colour.red) + Math.abs(green - colour.green) + Math.abs(blue - colour.blue);
    if (apart <= tolerance) near += 1;
  }
  return near / (looks * looks);
}

/** The same for what a person sees there. */
export async function shareOf(colour: Colour, place: Place): Promise<number> {
  const picture = await photograph(place);
  return picture ? shareIn(picture, colour) : 0;
}

/** Soon a person sees that colour there, on so much of the place. */
export const expectSeen = (colour: Colour, place: Place, share: number): Promise<void> =>
  expect.poll(() => shareOf(colour, place), patience).toBeGreaterThan(share);

/** Soon nothing there has that colour. */
export const expectUnseen = (colour: Colour, place: Place): Promise<void> =>
  expect.poll(() => shareOf(colour, place), patience).toBe(0);
