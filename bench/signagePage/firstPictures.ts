/** When each of these pictures was first painted and could be seen in full; set before the page begins. */
declare global {
  var wantedPictures: readonly string[];
  var firstPictures: Map<string, number>;
}

interface PaintedElement extends PerformanceEntry {
  renderTime: number;
  element: Element | null;
}

const isPainted = (entry: PerformanceEntry): entry is PaintedElement => 'renderTime' in entry && 'element' in entry;

/** By element: the moment when the browser first drew it, decoded. */
const painted = new Map<Element, number>();
globalThis.firstPictures = new Map();

const wantedIn = (picture: HTMLImageElement): string | undefined =>
  wantedPictures.find((url) => picture.getAttribute('src') === url);

/** The browser tells of the painting of those that are marked. */
const mark = (node: Node): void => {
  if (!(node instanceof Element)) return;
  const pictures = node instanceof HTMLImageElement ? [node] : node.querySelectorAll('img');
  for (const picture of pictures) if (wantedIn(picture)) picture.setAttribute('elementtiming', 'scene');
};

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) mark(node);
}).observe(document, { childList: true, subtree: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (isPainted(entry) && entry.element) painted.set(entry.element, entry.renderTime);
  }
}).observe({ type: 'element', buffered: true });

/** What fades in is there when nothing shines through it any more. */
const isOpaque = (element: Element): boolean => {
  for (let part: Element | null = element; part; part = part.parentElement) {
    const { opacity, visibility } = getComputedStyle(part);
    if (Number(opacity) < 1 || visibility !== 'visible') return false;
  }
  return true;
};

/** Of those the browser does not tell: it looks at them once, while they cannot be seen. */
const fadesIn = new WeakSet<Element>();

const seenAt = (picture: HTMLImageElement, now: number): number | undefined => {
  if (!isOpaque(picture)) {
    fadesIn.add(picture);
    return undefined;
  }
  if (fadesIn.has(picture)) return picture.complete && picture.naturalWidth > 0 ? now : undefined;
  return painted.get(picture);
};

/** A character that is drawn needs no picture. */
const noteDrawing = (now: number): void => {
  const url = wantedPictures.find((wanted) => wanted.startsWith('/characters/'));
  const canvas = document.querySelector('canvas[data-drawn]');
  if (url && canvas && !firstPictures.has(url) && isOpaque(canvas)) firstPictures.set(url, now);
};

/** How the reception stands, on the signage page, and nothing in front of it. */
const noteWord = (now: number): void => {
  const word = document.querySelector('main [role="status"]');
  const isCovered = document.getElementById('first-picture') !== null;
  if (!firstPictures.has('word') && !isCovered && word?.textContent?.startsWith('受付中'))
    firstPictures.set('word', now);
};

const look = (now: number): void => {
  noteDrawing(now);
  noteWord(now);
  for (const picture of document.images) {
    const url = wantedIn(picture);
    if (!url || firstPictures.has(url)) continue;
    const at = seenAt(picture, now);
    if (at !== undefined) firstPictures.set(url, at);
  }
  if (firstPictures.size <= wantedPictures.length) requestAnimationFrame(look);
};
requestAnimationFrame(look);

export {};
