/** The text stands in the system's own Japanese font until the first picture is on the screen. */
export function loadFonts() {
  requestAnimationFrame(() => requestAnimationFrame(() => void import('@fontsource-variable/noto-sans-jp/index.css')));
}
