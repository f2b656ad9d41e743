import { MantineProvider } from '@mantine/core';
import { layouts } from '@mukae/contract/domain/template/template';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LayoutChoice } from './LayoutChoice';
import { panelsTexts } from './panels.texts';

afterEach(cleanup);

it('[D-Q08] every layout is named where it is chosen', () => {
  render(
    <MantineProvider env="test">
      <LayoutChoice value="wipe" hasMedia onChoose={() => undefined} />
    </MantineProvider>,
  );
  for (const layout of layouts) expect(screen.getByText(panelsTexts.ja.layouts[layout])).toBeTruthy();
});
