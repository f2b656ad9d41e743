import { screenPictureSide } from '@mukae/contract/domain/signage/commands/screenPicture';
import { type FontInUse, fontsInUse } from './fontsInUse';
import { keepMotion } from './keepMotion';
import { stripHeight, stripOf, untilLettersAreThere } from './letters';
import { stillOf } from './stills';

const svgSpace = 'http://www.w3.org/2000/svg';
const notShown = 'script, noscript, link, style, template';
const standStill = '*, *::before, *::after { animation: none !important; transition: none !important; }';
/** What a copy has from its place in the page, where that is said by the kind of the element. */
const placing = ['display', 'width', 'height', 'object-fit', 'object-position'];
/** What no XML may hold, and a page may. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function rulesOfPage(): CSSRule[] {
  return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => [...cssRules]);
}

/** A picture in the place of what a copy would not show: what was drawn, and the frame at which a film stands. */
function insteadOf(original: Element, copy: Element, still: string): HTMLImageElement {
  const image = document.createElement('img');
  for (const { name, value } of copy.attributes) image.setAttribute(name, value);
  for (const name of ['srcset', 'sizes', 'loading']) image.removeAttribute(name);
  const style = getComputedStyle(original);
  for (const name of placing) image.style.setProperty(name, style.getPropertyValue(name));
  image.src = still;
  return image;
}

/** The body as it stands now, with everything that it shows within it. */
async function copyOfBody(): Promise<Node> {
  const { body } = document;
  const originals = [body, ...body.querySelectorAll('*')];
  const whole = body.cloneNode(true);
  if (!(whole instanceof HTMLElement)) throw new Error('there is no page');
  const copies = [whole, ...whole.querySelectorAll('*')];
  const copyOf = new Map(originals.flatMap((original, at) => (copies[at] ? [[original, copies[at]] as const] : [])));
  keepMotion(copyOf);
  await Promise.all(
    [...copyOf].map(async ([original, copy]) => {
      const still = await stillOf(original);
      if (still !== null) copy.replaceWith(insteadOf(original, copy, still));
    }),
  );
  for (const element of whole.querySelectorAll(notShown)) element.remove();
  return whole;
}

interface Page {
  width: number;
  height: number;
  rules: readonly CSSRule[];
  fonts: readonly FontInUse[];
}

/** The page as a drawing that needs nothing from elsewhere. */
async function drawingOfPage({ width, height, rules, fonts }: Page): Promise<string> {
  const root = document.documentElement;
  const svg = document.createElementNS(svgSpace, 'svg');
  // Styles for the root of the page are meant for this one.
  for (const { name, value } of root.attributes) svg.setAttribute(name, value);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height + stripHeight));
  svg.style.fontSize = getComputedStyle(root).fontSize;
  const frame = document.createElementNS(svgSpace, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', String(height));
  const style = document.createElement('style');
  const plain = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map(({ cssText }) => cssText);
  style.textContent = [...fonts.map(({ css }) => css), ...plain, standStill].join('\n');
  const html = root.cloneNode(false);
  html.appendChild(style);
  html.appendChild(await copyOfBody());
  frame.append(html);
  const below = document.createElementNS(svgSpace, 'foreignObject');
  below.setAttribute('y', String(height));
  below.setAttribute('width', '100%');
  below.setAttribute('height', String(stripHeight));
  below.append(stripOf(fonts));
  svg.append(frame, below);
  const text = new XMLSerializer().serializeToString(svg).replaceAll(notXml, '');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
}

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.85),
  );

/** What stands on this screen now: letters, pictures, the frame of a film, and whoever is drawn. */
export async function pictureOfScreen(): Promise<Blob> {
  const { innerWidth: width, innerHeight: height } = window;
  const image = new Image();
  const rules = rulesOfPage();
  const fonts = await fontsInUse(rules);
  image.src = await drawingOfPage({ width, height, rules, fonts });
  await image.decode();
  await untilLettersAreThere(image, fonts.length, height);
  const scale = Math.min(1, screenPictureSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing can be drawn here');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, width, height, 0, 0, canvas.width, canvas.height);
  return asJpeg(canvas);
}
