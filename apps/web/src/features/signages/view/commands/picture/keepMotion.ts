const notProperties = new Set(['offset', 'computedOffset', 'easing', 'composite']);

const cssName = (property: string): string =>
  property.startsWith('--') ? property : property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A copy stands as what moves stood at this moment: in it nothing moves. */
export function keepMotion(copies: ReadonlyMap<Element, Element>): void {
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || !effect.target || effect.pseudoElement !== null) continue;
    const copy = copies.get(effect.target);
    if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) continue;
    const now = getComputedStyle(effect.target);
    const properties = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
    for (const property of properties) {
      const name = cssName(property);
      if (!notProperties.has(property)) copy.style.setProperty(name, now.getPropertyValue(name));
    }
  }
}
