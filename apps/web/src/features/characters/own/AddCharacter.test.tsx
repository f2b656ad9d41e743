import { MantineProvider } from '@mantine/core';
import { vrmFaults } from '@mukae/contract/errors/vrmFaults';
import { tinyVrm } from '@mukae/contract/testing/vrm/tinyVrm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddCharacter } from './AddCharacter';
import { ownCharactersTexts } from './ownCharacters.texts';

const t = ownCharactersTexts.ja;

function choose(...files: File[]) {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <AddCharacter />
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.change(screen.getByLabelText(new RegExp(t.drop)), { target: { files } });
}

/** What looks into a model and draws it is loaded first. */
const reasons = async () =>
  within(await screen.findByRole('alert', {}, { timeout: 10_000 }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('a file that somebody chose', () => {
  it('[O-V58] is told everything that is wrong with it, and makes room for another', async () => {
    const model = tinyVrm({ without: ['hips'], hipBoxes: 10_001 });
    choose(new File([model], 'broken.vrm'));
    const [bones, triangles] = await reasons();
    expect(bones).toBe(`${vrmFaults.vrmBones.ja}hips`);
    expect(triangles).toContain(vrmFaults.vrmTriangles.ja);
    expect(screen.getByText(t.refused('broken.vrm'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t.again }));
    expect(screen.getByText(t.drop)).toBeTruthy();
  });

  it('[O-V58] is known by its content', async () => {
    choose(new File(['<!doctype html>'], 'model.vrm'));
    expect(await reasons()).toEqual([vrmFaults.vrmNotAModel.ja]);
  });

  it('[O-V58] that was taken away meanwhile is not waited for', async () => {
    const file = new File([tinyVrm()], 'gone.vrm');
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError');
    });
    choose(file);
    expect(await reasons()).toEqual([expect.stringContaining(t.hindrances.unreadable)]);
  });

  it('[O-V58] cannot be added where nothing can be drawn', async () => {
    choose(new File([tinyVrm()], 'fine.vrm'));
    expect(await reasons()).toEqual([t.hindrances.undrawable]);
  });
});
