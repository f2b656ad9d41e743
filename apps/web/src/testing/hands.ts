import { act, fireEvent } from '@testing-library/react';
import { settled } from './settled';

/**
 * What a person does with a page and what she reads there. Looked up by hand: what Testing Library finds by role it finds by
 * working out every style of the page.
 */

/** Whatever follows at once has followed. */
async function andThen(deed: () => unknown): Promise<void> {
  await act(async () => void deed());
  await settled();
}

/** The dialog or menu in front, or the page. */
const front = (): ParentNode => [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? document;

const spoken = (text: string | null | undefined): string => (text ?? '').replace(/\s*\*$/, '').trim();

const isHeard = (node: Node): boolean => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true');

const wordsIn = (node: Node): string =>
  node.hasChildNodes() ? [...node.childNodes].filter(isHeard).map(wordsIn).join('') : (node.textContent ?? '');

/** As a screen reader says it. */
const nameOf = (element: Element): string => spoken(element.getAttribute('aria-label') ?? wordsIn(element));

function only<Found>(found: readonly Found[], sought: string): Found {
  const [first, ...others] = found;
  if (!first || others.length > 0) throw new Error(`${sought}: ${found.length} of them in “${front().textContent}”`);
  return first;
}

const named = (selector: string, name: string): HTMLElement[] =>
  [...front().querySelectorAll<HTMLElement>(selector)].filter((element) => nameOf(element) === name);

/** The field of that label. */
export function box(label: string): HTMLInputElement {
  const labelled = named('label', label).flatMap(
    (element) => document.getElementById(element.getAttribute('for') ?? '') ?? element.querySelector('input') ?? [],
  );
  const found = new Set([...labelled, ...named('input, textarea', label)]);
  const isField = (element: Element): element is HTMLInputElement => element.matches('input, textarea');
  return only([...found].filter(isField), `the field ${label}`);
}

export const button = (name: string): HTMLButtonElement => {
  const found = [...front().querySelectorAll('button')].filter((element) => nameOf(element) === name);
  return only(found, `the button ${name}`);
};

export const link = (name: string): HTMLElement => only(named('a', name), `the link ${name}`);

export const isThere = (selector: string, name: string): boolean => named(selector, name).length > 0;

export const type = (label: string, value: string): Promise<void> =>
  andThen(() => fireEvent.change(box(label), { target: { value } }));

/** Types what is sought, and presses Enter. */
export async function search(label: string, words: string): Promise<void> {
  await type(label, words);
  const { form } = box(label);
  await andThen(() => form && fireEvent.submit(form));
}

/** Ticks or unticks. */
export const tick = (label: string): Promise<void> => andThen(() => fireEvent.click(box(label)));

export const press = (name: string): Promise<void> => andThen(() => fireEvent.click(button(name)));

export const follow = (name: string): Promise<void> => andThen(() => fireEvent.click(link(name)));

/** Gives a file to the one field that takes files. */
export function give(file: File): Promise<void> {
  const field = only([...front().querySelectorAll('input[type=file]')], 'the field for a file');
  return andThen(() => fireEvent.change(field, { target: { files: [file] } }));
}

/** What a list offers. */
export async function offered(label: string): Promise<string[]> {
  await andThen(() => fireEvent.click(box(label)));
  const list = document.getElementById(box(label).getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll('[role=option]') ?? [])].map(nameOf);
}

export async function choose(label: string, option: string): Promise<void> {
  await offered(label);
  const options = [...document.querySelectorAll('[role=option]')].filter((element) => nameOf(element) === option);
  await andThen(() => fireEvent.click(only(options, `the option ${option}`)));
}

const describers = (element: Element): HTMLElement[] =>
  (element.getAttribute('aria-describedby')?.split(' ') ?? []).flatMap((id) => document.getElementById(id) ?? []);

/** What a field that is marked as wrong is described by. */
export function faultOf(label: string): string | undefined {
  const field = box(label);
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  return describers(field)
    .find(({ id }) => id === `${field.id}-error`)
    ?.textContent?.trim();
}

/** What stands in a region of that role: an alert, a dialog, a status. Empty where there is none. */
export const told = (role: 'alert' | 'dialog' | 'status'): string =>
  [...document.querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent).join('\n');

/** What stands under that heading, where a part of the page bears it. */
export function partUnder(heading: string): string | undefined {
  const [title] = named('section h2', heading);
  return title?.closest('section')?.textContent ?? undefined;
}

/** What stands in the rows of the table in front, one after the other. */
export const rows = (): string[] =>
  [...front().querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');

/** What is said about it beside its name, as why a button is disabled. */
export const descriptionOf = (element: Element): string =>
  describers(element)
    .map(({ textContent }) => textContent)
    .join(' ');
