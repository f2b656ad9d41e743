import type { Gesture } from '@mukae/contract/realtime/avatarMessages';
import { expect, it } from 'vitest';
import { Movement } from './movement';

function audience() {
  const seen: Gesture[] = [];
  return {
    seen,
    avatar: {
      play: (motion) => void seen.push({ motion }),
      express: (expression) => void seen.push({ expression }),
    } satisfies Parameters<Movement['animate']>[0],
  };
}

it('[O-V14] every avatar it moves does what it is told', () => {
  const movement = new Movement();
  const [one, other] = [audience(), audience()];
  movement.animate(one.avatar, 0);
  const letGo = movement.animate(other.avatar, 0);
  movement.tell({ motion: 'wave' }, 10);
  letGo();
  movement.tell({ expression: 'joy' }, 20);
  expect(one.seen).toEqual([{ expression: 'plain' }, { motion: 'wave' }, { expression: 'joy' }]);
  expect(other.seen).toEqual([{ expression: 'plain' }, { motion: 'wave' }]);
});

it('[O-V14] who comes later feels the same, and does what nobody has seen yet', () => {
  const movement = new Movement();
  movement.tell({ expression: 'smile' }, 0);
  movement.tell({ motion: 'bow' }, 0);
  const [first, second] = [audience(), audience()];
  movement.animate(first.avatar, 1500);
  movement.animate(second.avatar, 1500);
  expect(first.seen).toEqual([{ expression: 'smile' }, { motion: 'bow' }]);
  expect(second.seen).toEqual([{ expression: 'smile' }]);
});

it('[O-V14] a bow of long ago is not made up for', () => {
  const movement = new Movement();
  movement.tell({ motion: 'bow' }, 0);
  const late = audience();
  movement.animate(late.avatar, 5000);
  expect(late.seen).toEqual([{ expression: 'plain' }]);
});
