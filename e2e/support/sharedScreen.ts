import type { Page } from '@playwright/test';
import type { Colour } from './pixels';

/** What is on the operator's screen when she shares it: one colour, which nothing else has. */
export const screenColour: Colour = { red: 0, green: 170, blue: 255 };

/** A screen to share, from the next page on: this machine has none. */
export const giveScreen = (page: Page) =>
  page.addInitScript(({ red, green, blue }) => {
    navigator.mediaDevices.getDisplayMedia = async () => {
      const screen = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      const context = screen.getContext('2d');
      const draw = () => {
        if (context) context.fillStyle = `rgb(${red} ${green} ${blue})`;
        context?.fillRect(0, 0, screen.width, screen.height);
      };
      draw();
      // Only what is drawn anew is sent.
      setInterval(draw, 200);
      return screen.captureStream();
    };
  }, screenColour);
