import { Component as Console } from './Console';
import { Component as ConsoleFrame } from './ConsoleFrame';

export const FramedConsole = () => (
  <Console>
    <ConsoleFrame />
  </Console>
);
