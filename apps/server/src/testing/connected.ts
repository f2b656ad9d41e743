import type { TestService } from './testService';

/** How many people and screens the desks believe to be connected. */
export const connected = ({ mukae }: TestService): number =>
  mukae.reception.desks
    .all()
    .flatMap(({ now }) => [...now.operators.values(), ...now.signages.values()])
    .filter(({ link }) => link.is === 'up').length;
