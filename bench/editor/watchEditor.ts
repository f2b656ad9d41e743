import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

declare global {
  var editorWatch: {
    countPictures(selector: string): void;
    stopCounting(): { pictures: number; moved: number };
    swingFrom(selector: string, from: Point, by: Point): void;
    stopSwinging(): void;
    watchTyping(): void;
    delays: number[];
  };
}

const script = { path: fileURLToPath(new URL('./editorWatch.js', import.meta.url)) };

export const watchEditor = (page: Page) => page.addInitScript(script);
