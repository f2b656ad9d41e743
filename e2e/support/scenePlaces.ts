import { expect, type Page } from './test';

interface SeenText {
  words: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface SeenScene {
  texts: SeenText[];
  room: Omit<SeenText, 'words'>;
  /** What could be scrolled, is cut off, or touches the edge of its button. */
  tooFull: string[];
}

/** Every text that stands on a scene, where it stands, and what does not fit its place. */
const sceneOn = (signage: Page): Promise<SeenScene> =>
  signage.evaluate(async () => {
    await document.fonts.ready;
    const canvas = document.querySelector('[data-orientation]');
    if (!canvas) throw new Error('there is no scene');
    // What lies under a sheet is not seen.
    const top = canvas.querySelector('[role="dialog"]') ?? canvas;
    const seen = [...top.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const ownWords = (element: Element) =>
      [...element.childNodes]
        .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent?.trim() ?? ''] : []))
        .join('');
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('nothing can be drawn');
    /** A line is higher than its letters, by how much is up to the font: what is seen are the letters. */
    const placeOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const line = pen.measureText(ownWords(element));
      const [above, below] = [
        line.fontBoundingBoxAscent - line.actualBoundingBoxAscent,
        line.fontBoundingBoxDescent - line.actualBoundingBoxDescent,
      ];
      return { left, top: top + above, right, bottom: bottom - below };
    };
    const { x, y, width, height } = canvas.getBoundingClientRect();
    const written = seen.filter((element) => ownWords(element) !== '');
    // A button is wider than it seems: the ripple of a touch goes out from it.
    const places = seen.filter((element) => element.matches('p, span, h2, textarea, input'));
    const air = Math.min(width, height) / 90;
    const touchesEdge = (button: Element): boolean => {
      const box = button.getBoundingClientRect();
      return written
        .filter((element) => button.contains(element))
        .map(placeOf)
        .some(({ left, right }) => left - box.left < air || box.right - right < air);
    };
    const hides = (element: Element): boolean => getComputedStyle(element).overflowY !== 'visible';
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);
    const isTooHigh = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;
    const frameOf = (element: Element): Element => {
      const around = element.parentElement ?? canvas;
      return around === canvas || hides(around) ? around : frameOf(around);
    };
    const isCut = (element: Element): boolean => {
      const [words, frame] = [placeOf(element), frameOf(element).getBoundingClientRect()];
      return words.top < frame.top - 1 || words.bottom > frame.bottom + 1;
    };
    return {
      texts: written.map((element) => ({ words: ownWords(element), ...placeOf(element) })),
      room: { left: x, top: y, right: x + width, bottom: y + height },
      tooFull: [
        ...places.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1),
        ...places.filter((element) => hides(element) && isTooHigh(element)),
        ...seen.filter((element) => scrolls(element) && isTooHigh(element)),
        ...written.filter(isCut),
        ...seen.filter((element) => element.matches('button') && touchesEdge(element)),
      ].map((element) => element.textContent || element.tagName),
    };
  });

const areApart = (one: SeenText, other: SeenText): boolean =>
  one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top || other.bottom <= one.top;

const bare = (words: string): string => words.replace(/[\s。、.,]/g, '');
/** Shorter ones are words, and may stand on a button and in a title. */
const sentenceLength = 8;

/** Nothing lies on anything else, nothing is cut or leaves the screen, and no sentence stands on it twice. */
export async function expectCalmScene(signage: Page): Promise<void> {
  await expect(async () => {
    const { texts, room, tooFull } = await sceneOn(signage);
    expect(tooFull, 'does not fit').toEqual([]);
    const outside = texts.filter(
      ({ left, top, right, bottom }) =>
        left < room.left - 1 || top < room.top - 1 || right > room.right + 1 || bottom > room.bottom + 1,
    );
    expect(
      outside.map(({ words }) => words),
      'leaves the screen',
    ).toEqual([]);
    for (const [place, one] of texts.entries()) {
      const others = texts.slice(place + 1);
      expect(
        others.filter((other) => !areApart(one, other)).map(({ words }) => words),
        `lies on "${one.words}"`,
      ).toEqual([]);
      const said = bare(one.words);
      if (said.length < sentenceLength) continue;
      expect(
        others
          .map(({ words }) => bare(words))
          .filter((words) => words.length >= sentenceLength && (words.includes(said) || said.includes(words))),
        'is said twice',
      ).toEqual([]);
    }
  }).toPass({ timeout: 60_000 });
}
