import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { templatesTexts } from '../templates.texts';
import { shownAtEditor } from '../testing/shownAtEditor';
import { EditorBar } from './EditorBar';

pagesForFile();
const { layouts } = templatesTexts.ja;

it('[D-T130] the layout that a scene has already is pressed again without effect: blocks stay where they were put, hidden media stay hidden', async () => {
  const desk = await shownAtEditor(<EditorBar />);
  await press(layouts.wipe);
  const telop = { x: 0.1, y: 0.1, width: 0.5, height: 0.1 };
  await act(async () => desk().edit({ showsMedia: false, boxes: { telop } }));
  await press(layouts.wipe);
  expect(desk().template).toMatchObject({ layout: 'wipe', showsMedia: false, boxes: { telop } });
  await press(layouts.mediaAndAvatar);
  expect(desk().template).toMatchObject({ layout: 'mediaAndAvatar', showsMedia: true, boxes: {} });
});
