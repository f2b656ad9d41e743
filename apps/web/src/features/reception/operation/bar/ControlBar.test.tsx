import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { barTexts } from './bar.texts';
import { ControlBar } from './ControlBar';

const t = barTexts.ja;

afterEach(cleanup);

function shown(isTalking: boolean, isSharing = false) {
  const did: string[] = [];
  const act = (what: string) => () => void did.push(what);
  render(
    <MantineProvider env="test">
      <ControlBar
        talking={
          isTalking
            ? {
                voice: { level: () => vi.fn(), state: 'spoken', onToggle: act('mute') },
                sharing: { isOn: isSharing, onStart: act('share'), onStop: act('stop') },
              }
            : null
        }
        isReconnectWanted={false}
        areSettingsOpen={false}
        onCallOut={act('call')}
        onReconnect={act('reconnect')}
        onSettings={act('settings')}
      />
      <input aria-label="field" />
    </MantineProvider>,
  );
  return did;
}

const press = (target: Element, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(target, { key });
};

it('[D-Q04] each control has its letter, which rests while somebody types', () => {
  const did = shown(true);
  press(document.body, 'm', 'y', 'r', 's', 'g');
  expect(did).toEqual(['mute', 'call', 'reconnect', 'share', 'settings']);
  press(screen.getByLabelText('field'), 'm', 'y', 'r', 's', 'g');
  expect(did).toHaveLength(5);
});

it('[D-Q04] what is shared is shared no more by the same letter', () => {
  const did = shown(true, true);
  press(document.body, 's');
  expect(did).toEqual(['stop']);
});

it('[D-Q04] who only watches is told that nobody hears her, and shares nothing', () => {
  const did = shown(false);
  expect(screen.getByText(t.watching)).toBeTruthy();
  press(document.body, 'm', 's', 'y');
  expect(did).toEqual(['call']);
});
