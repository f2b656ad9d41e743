import { characterCalls } from '@mukae/contract/calls/characters';
import { companyCalls } from '@mukae/contract/calls/companies';
import { landscape, portrait } from '@mukae/contract/domain/signage/size';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someCompany } from '@/features/companies/testing/someCompany';
import { pagesForFile } from '@/testing/page';
import type { EditorDesk } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { shownAtEditor } from '../testing/shownAtEditor';
import { EditorFrame } from './EditorFrame';

const { wire } = pagesForFile();
const { buttons, logo } = templatesTexts.ja.blocks;

/** On a phone the scenes make room for a drawer. */
const makesRoom = () => document.querySelector('[data-open] nav') !== null;
const drawer = () => document.querySelector('aside')?.getAttribute('aria-label') ?? null;

it('[D-T131] the scenes make room for a drawer only while one is there: not for touch buttons in a scene or on a screen that has none', async () => {
  wire().answers(characterCalls.listCharacters, []).answers(companyCalls.getCompany, someCompany);
  const desk = await shownAtEditor(<EditorFrame />);
  const doing = (deed: (desk: EditorDesk) => void) => act(async () => deed(desk()));
  const seen = () => [drawer(), makesRoom()];
  expect(seen()).toEqual([null, false]);
  await doing(({ select }) => select('buttons'));
  expect(seen()).toEqual([buttons, true]);
  await doing(({ resize }) => resize(landscape));
  expect(seen()).toEqual([null, false]);
  await doing(({ resize }) => resize(portrait));
  expect(seen()).toEqual([buttons, true]);
  await doing(({ wanted, goTo }) => goTo(wanted.templates.find(({ scene }) => scene === 'Calling')?.key ?? ''));
  expect(seen()).toEqual([null, false]);
  await doing(({ select }) => select('logo'));
  expect(seen()).toEqual([logo, true]);
});
