import { characterPictures } from '@mukae/contract/domain/character/builtIn';
import figureClasses from '@/scene/FigurePicture.module.css';
import type { SceneCharacter } from '@/scene/sceneState';

/** On a picture of what moves in the scene itself. */
export const standsIn = 'data-stands-in';

function standIn(url: string, className: string | undefined): HTMLImageElement {
  const image = document.createElement('img');
  image.setAttribute('src', url);
  image.alt = '';
  image.className = className ?? '';
  image.setAttribute(standsIn, '');
  return image;
}

const pictureOf = (character: SceneCharacter): HTMLImageElement =>
  character.kind === 'builtIn'
    ? standIn(characterPictures(character.id).pose('fold'), figureClasses.drawing)
    : standIn(character.picture, figureClasses.bust);

const isPicture = 'img, canvas, video';

/** What is said about the reception may be untrue by the next start: words go, with all that stands only for them. */
function removeWords(element: Element): void {
  for (const child of [...element.children]) {
    if (child.matches(isPicture)) continue;
    if (child.querySelector(isPicture)) removeWords(child);
    else if (child.textContent !== '' || child.matches('button, [role]')) child.remove();
  }
}

/** A scene without its words, and with pictures for all that moves. */
export function withoutWords(scene: Element, character: SceneCharacter): Element {
  const copy = document.importNode(scene, true);
  removeWords(copy);
  for (const canvas of copy.querySelectorAll('canvas')) canvas.replaceWith(pictureOf(character));
  for (const film of copy.querySelectorAll('video')) {
    const poster = film.getAttribute('poster');
    if (poster === null) film.remove();
    else film.replaceWith(standIn(poster, film.className));
  }
  return copy;
}
