import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DrawnScene } from '@/scene/DrawnScene';
import { quietStandby, type SceneCharacter, type SceneFigure } from '@/scene/sceneState';
import { rulesFor } from './rulesFor';
import { withoutWords } from './withoutWords';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const kei: SceneCharacter = { kind: 'builtIn', id: 'kei' };
const nothing = vi.fn();
const actions = { touch: nothing, callStaff: nothing, cancel: nothing, end: nothing, leaveMessage: nothing };
const template = {
  ...bareTemplate,
  layout: 'onlyAvatar',
  telop: 'ようこそ',
  showsTelop: true,
  showsLogo: true,
  logo: '/files/media/1.png',
} as const;

function keptOf(character: SceneCharacter, figure?: SceneFigure): Element {
  const { container } = render(
    <DrawnScene
      template={template}
      state={quietStandby}
      size={{ width: 1080, height: 1920 }}
      character={character}
      actions={actions}
      {...(figure && { figure })}
    />,
  );
  expect(container.textContent).toContain('受付中');
  return withoutWords(container, character);
}

const picturesIn = (kept: Element) => [...kept.querySelectorAll('img')].map((image) => image.getAttribute('src'));

it('[D-T91] of a scene its pictures are kept for the next start, and nothing that it says or that can be touched', () => {
  const kept = keptOf(kei);
  expect(picturesIn(kept)).toContain('/files/media/1.png');
  expect(picturesIn(kept)).toContain('/characters/kei/fold.webp');
  expect(kept.textContent).toBe('');
  expect(kept.querySelector('button, [role]')).toBeNull();
});

it('[D-T91] what moves is kept as a picture: a drawn character, a model, a film', () => {
  for (const [character, figure, picture] of [
    [kei, undefined, '/characters/kei/fold.webp'],
    [{ kind: 'own', model: '/models/1.vrm', picture: '/files/own.webp' }, undefined, '/files/own.webp'],
    [kei, { is: 'filmed', film: null }, '/characters/kei/fold.webp'],
  ] as const) {
    const kept = keptOf(character, figure);
    expect(picturesIn(kept)).toContain(picture);
    expect(kept.querySelector('canvas, video')).toBeNull();
    cleanup();
  }
});

it('[D-T91] of the style sheets only what the picture follows is kept, with what is drawn before and after it', () => {
  document.head.innerHTML = `<style>
    .scene { top: 1px } .scene::before { top: 2px } .button { top: 3px }
    @media (min-width: 1px) { .scene img { top: 5px } } @media (min-width: 99999px) { .scene img { top: 6px } }
  </style>`;
  document.body.innerHTML = '<div class="scene"><img alt=""></div>';
  const [scene] = document.getElementsByClassName('scene');
  const places = [...(scene ? rulesFor(scene) : '').matchAll(/top: (\d)px/g)].map(([, place]) => place);
  expect(places).toEqual(['1', '2', '5']);
  document.body.replaceChildren();
});
