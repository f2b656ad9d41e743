import { bareTemplate, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { DrawnScene, type SceneProps } from '../DrawnScene';
import { lateDialogue, lateMessageSheet } from '../lateParts';
import { type ActiveState, quietStandby } from '../sceneState';

const button = (text: string) => ({ text, fontSize: 24, backgroundColour: '#125a4e', isShown: true });

export const template: SceneTemplate = {
  ...bareTemplate,
  telop: 'いらっしゃいませ',
  showsTelop: true,
  touchButtons: [button('受付'), { ...button('隠れたボタン'), isShown: false }],
};

export const talking: ActiveState = {
  scene: 'Active',
  share: null,
  caption: null,
  staff: 'there',
  canEnd: true,
  voices: null,
};

/** All that a scene is made of is there from the first picture. */
await Promise.all([lateDialogue.come(), lateMessageSheet.come()]);

export const actions = {
  touch: vi.fn(),
  callStaff: vi.fn(),
  cancel: vi.fn(),
  end: vi.fn(),
  leaveMessage: vi.fn(),
  dialogue: {
    ask: vi.fn(),
    choose: vi.fn(),
    type: vi.fn(),
    send: vi.fn(),
    stopTyping: vi.fn(),
    speak: vi.fn(),
    stopListening: vi.fn(),
    again: vi.fn(),
    closeDialogue: vi.fn(),
  },
};

/** An upright screen that waits for visitors. */
export const props: SceneProps = {
  template,
  state: quietStandby,
  size: { width: 1080, height: 1920 },
  character: { kind: 'builtIn', id: 'kei' },
  actions,
};

export const show = (changes: Partial<SceneProps> = {}) => render(<DrawnScene {...props} {...changes} />);

/** A button by its Japanese words: its English ones stand beside them. */
export const named = ({ ja }: { ja: string }) => ({ name: new RegExp(ja) });
