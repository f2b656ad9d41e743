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
const front = (): Element => [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? document.body;

const spoken = (text: string | null | undefined): string => (text ?? '').replace(/\s*\*$/, '').trim();

const isHeard = (node: Node): boolean => !(node instanceof Element && node.matches('style, [aria-hidden=true]'));

const wordsIn = (node: Node): string =>
  node.hasChildNodes() ? [...node.childNodes].filter(isHeard).map(wordsIn).join('') : (node.textContent ?? '');

/** As a screen reader says it. */
const nameOf = (element: Element): string => spoken(element.getAttribute('aria-label') ?? wordsIn(element));

function only<Found>(found: readonly Found[], sought: string): Found {
  const [first, ...others] = found;
  if (!first || others.length > 0) throw new Error(`${sought}: ${found.length} of them in “${wordsIn(front())}”`);
  return first;
}

const named = (selector: string, name: string, place = front()): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter((element) => nameOf(element) === name);

/** The field of that label. */
export function box(label: string): HTMLInputElement {
  const labelled = named('label', label).flatMap(
    (element) => document.getElementById(element.getAttribute('for') ?? '') ?? element.querySelector('input') ?? [],
  );
  const found = new Set([...labelled, ...named('input, textarea', label)]);
  const isField = (element: Element): element is HTMLInputElement => element.matches('input, textarea');
  return only([...found].filter(isField), `the field ${label}`);
}

const isButton = (element: Element): element is HTMLButtonElement => element.matches('button');

export const button = (name: string): HTMLButtonElement =>
  only(named('button', name).filter(isButton), `the button ${name}`);

export const link = (name: string): HTMLElement => only(named('a', name), `the link ${name}`);

/** Anywhere, also behind a dialog. */
export const isThere = (selector: string, name: string): boolean => named(selector, name, document.body).length > 0;

/** A person cannot type into every field that can be found. */
function openBox(label: string): HTMLInputElement {
  const field = box(label);
  if (field.disabled || field.readOnly) throw new Error(`nobody can write into ${label}`);
  return field;
}

export const type = (label: string, value: string): Promise<void> =>
  andThen(() => fireEvent.change(openBox(label), { target: { value } }));

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

/** Gives files, at once, to the one field that takes files. */
export function give(...files: File[]): Promise<void> {
  const field = only([...front().querySelectorAll('input[type=file]')], 'the field for a file');
  return andThen(() => fireEvent.change(field, { target: { files } }));
}

/** Drops a file on the place with these words. */
export function drop(words: string, file: File): Promise<void> {
  const places = [...front().querySelectorAll('*')].filter(
    (element) => element.children.length === 0 && spoken(element.textContent) === words,
  );
  const dataTransfer = { types: ['Files'], files: [file] };
  return andThen(() => fireEvent.drop(only(places, `the place ${words}`), { dataTransfer }));
}

async function optionsOf(label: string): Promise<Element[]> {
  if (!box(label).hasAttribute('aria-controls')) await andThen(() => fireEvent.click(box(label)));
  const list = document.getElementById(box(label).getAttribute('aria-controls') ?? '');
  return [...(list?.querySelectorAll('[role=option]') ?? [])];
}

/** What a list offers. */
export const offered = async (label: string): Promise<string[]> => (await optionsOf(label)).map(nameOf);

export async function choose(label: string, option: string): Promise<void> {
  const options = (await optionsOf(label)).filter((element) => nameOf(element) === option);
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

/** Whatever is read on the page or said of it. */
export function everyWord(): string {
  const attributes = ['aria-label', 'alt', 'placeholder', 'title'];
  const said = attributes.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  return [document.body.textContent, ...said].join(' ');
}
