/** The server writes its mode into the page. */
export const isDemo = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="mukae-mode"]')?.content === 'demo';
