import { MantineProvider } from '@mantine/core';
import { characterCalls } from '@mukae/contract/calls/characters';
import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { scenes } from '@mukae/contract/domain/signage/scene';
import { firstTemplates } from '@mukae/contract/domain/template/firstTemplates';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWire } from '@/api/testing/onWire';
import { statusTexts } from '@/live/status.texts';
import { someSignage, someWholeSignage } from '../testing/someSignage';
import { TemplateScreen } from './TemplateScreen';
import { templateTexts } from './template.texts';

const t = templateTexts.ja;
const { device } = statusTexts.ja;
const { size } = someSignage;
const signage: WholeSignageAnswer = {
  ...someWholeSignage,
  templates: firstTemplates(size, 'ja').map((template, place) => ({
    ...template,
    id: place + 1,
    ...size,
    logo: null,
    contents: null,
    touchButtons: template.touchButtons.map((button, number) => ({ ...button, id: number + 1 })),
    version: 1,
  })),
};
const cast = [
  {
    id: 1,
    name: 'Yukika',
    image_url: '/characters/kei/thumb.webp',
    standby_image_url: '/characters/kei/standby.mp4',
    model_url: '',
  },
];

const show = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[address]}>
          <TemplateScreen />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('getCharacter')
      ? onWire(characterCalls.listCharacters, cast)
      : onWire(signageCalls.getSignage, signage),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const preview = (scene: string) => screen.findByRole('img', { name: t.previewOf(scene) });

describe('TemplateScreen', () => {
  it('[O-T02] shows whose screen it is, its six scenes in small, and one of them large', async () => {
    show('/app/signage/template?id=7');
    expect(within(await preview(device.Standby)).getByText('受付')).toBeTruthy();
    expect(screen.getByRole('heading', { name: signage.name })).toBeTruthy();
    for (const fact of ['青葉ホーム株式会社', '東京本店', '1080 × 1920'])
      expect(screen.getAllByText(fact)[0]).toBeTruthy();
    const chosen = within(screen.getByRole('list', { name: t.scenes }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-pressed'));
    expect(chosen).toEqual(scenes.map((scene) => String(scene === 'Standby')));
  });

  it('[O-T02] shows the scene that is chosen, and keeps it in the address', async () => {
    show('/app/signage/template?id=7&scene=Crowded');
    await preview(device.Crowded);
    fireEvent.click(screen.getByRole('button', { name: device.Suspended }));
    expect(within(await preview(device.Suspended)).getByText('受付を休止しています')).toBeTruthy();
    expect(screen.getByRole('button', { name: device.Suspended }).getAttribute('aria-pressed')).toBe('true');
  });
});
