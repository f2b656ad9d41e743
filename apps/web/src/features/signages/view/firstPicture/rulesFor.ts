/** What is drawn before or after an element belongs to it. */
const owners = (selector: string): string =>
  selector.replace(/(^|[\s,>+~(])::[\w-]+(\([^)]*\))?/g, '$1*').replace(/::[\w-]+(\([^)]*\))?/g, '');

const applies = (selector: string, elements: readonly Element[]): boolean =>
  elements.some((one) => one.matches(owners(selector)));

/** The rules among these that some of the elements follow now, as text. */
function followed(rules: Iterable<CSSRule>, elements: readonly Element[]): string {
  const texts = [...rules].map((rule) => {
    if (rule instanceof CSSStyleRule) return applies(rule.selectorText, elements) ? rule.cssText : '';
    if (rule instanceof CSSMediaRule) {
      return matchMedia(rule.conditionText).matches ? followed(rule.cssRules, elements) : '';
    }
    if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} {${followed(rule.cssRules, elements)}}`;
    return '';
  });
  return texts.join('');
}

/** What the style sheets of this page say about an element that stands in it, and about all within. */
export function rulesFor(element: Element): string {
  const elements = [element, ...element.querySelectorAll('*')];
  return [...document.styleSheets].map((sheet) => followed(sheet.cssRules, elements)).join('');
}
