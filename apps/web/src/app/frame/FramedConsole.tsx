import { Console } from './Console';
import { ConsoleFrame } from './ConsoleFrame';

export const FramedConsole = () => (
  <Console>
    <ConsoleFrame />
  </Console>
);
