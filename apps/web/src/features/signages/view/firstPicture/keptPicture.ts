import { cookieNames } from '@mukae/contract/domain/account/cookieNames';
import { personInCookie } from '@/api/cookies';
import type { SceneCharacter } from '@/scene/sceneState';
import { rulesFor } from './rulesFor';
import { standsIn, withoutWords } from './withoutWords';

/** Read by first-paint.js, before any other code of the page is there. */
const keptName = 'mukae.firstPicture';

/** When the picture is taken away, what it stood for is there in full. */
const nothingFadesBeneath = '#first-picture ~ body * { animation-duration: 0s !important }';

/** No scene needs as much; what does is not worth the place. */
const maxCharacters = 200_000;

/** The scene on this page, if it has one. */
const sceneHere = (): Element | null => document.querySelector('main [data-orientation]')?.parentElement ?? null;

const isComplete = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0;

/** Style sheets apply to what stands in the page. */
function styled<Value>(element: Element, read: () => Value): Value {
  const place = document.createElement('div');
  place.hidden = true;
  place.append(element);
  document.body.append(place);
  try {
    return read();
  } finally {
    place.remove();
  }
}

function pictureNow(scene: Element, character: SceneCharacter): string {
  const copy = withoutWords(scene, character);
  return JSON.stringify({
    cookie: `${cookieNames.userId}=${encodeURIComponent(personInCookie())}`,
    width: window.innerWidth,
    height: window.innerHeight,
    styles: styled(copy, () => rulesFor(copy)) + nothingFadesBeneath,
    scripts: [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')),
    scene: copy.outerHTML,
  });
}

export const forgetPicture = (): void => localStorage.removeItem(keptName);

/** Keeps the pictures of the scene for the next start of this screen. One that cannot be kept is no fault: the start is slower without. */
export function keepPicture(character: SceneCharacter): void {
  const scene = sceneHere();
  if (!scene) return;
  try {
    const picture = pictureNow(scene, character);
    if (picture.length <= maxCharacters) localStorage.setItem(keptName, picture);
    else forgetPicture();
  } catch {
    forgetPicture();
  }
}

const standIn = (): HTMLElement | null => document.getElementById('first-picture');

/** Whether the page shows by itself what stands in for it. */
export function isSceneThere(): boolean {
  const scene = sceneHere();
  if (!scene) return false;
  const shown = [...scene.querySelectorAll('img')].filter(isComplete).map(({ src }) => src);
  const moves = scene.querySelector('canvas[data-drawn], video') !== null;
  return [...(standIn()?.querySelectorAll('img') ?? [])].every(
    (picture) => shown.includes(picture.src) || (moves && picture.hasAttribute(standsIn)),
  );
}

/** Takes away what stands in for the scene; nothing happens where nothing does. */
export function uncoverScene(fadeMs: number): void {
  const covering = standIn();
  if (!covering) return;
  covering.style.transition = `opacity ${fadeMs}ms linear`;
  covering.style.opacity = '0';
  setTimeout(() => covering.remove(), fadeMs);
}
