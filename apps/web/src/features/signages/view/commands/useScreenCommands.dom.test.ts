import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draftOnScreen } from '../draftOnScreen/draftOnScreen';
import { active, calling, init, standby, stationForFile, told } from '../station/testing/stationForFile';
import { isNobodyThere } from './obeyCommand';
import { useScreenCommands } from './useScreenCommands';

const at = stationForFile();
const draft = { draftId: 3, templateKey: '7' };

afterEach(() => draftOnScreen.set(null));

function draftAfterCommand(isDevice: boolean) {
  at.channel().tell(init(standby));
  const { unmount } = renderHook(() => useScreenCommands(at.station, isDevice));
  at.channel().tell({ type: 'screenCommand', command: { is: 'showDraft', ...draft } });
  unmount();
  return draftOnScreen.get();
}

it('[D-H07] a screen does what its administrators ask of it, the browser of who came by the link of a reservation does not', () => {
  expect(draftAfterCommand(false)).toBeNull();
  expect(draftAfterCommand(true)).toEqual(draft);
});

it('[D-H07] a page begins anew only where no visitor calls or talks', () => {
  const after = (...states: Parameters<typeof told>[0][]) => {
    at.channel().tell(init(standby));
    for (const state of states) at.channel().tell(told(state));
    return isNobodyThere(at.station.view.get());
  };
  expect([after(), after({ at: 'Suspended' }), after(calling), after(active)]).toEqual([true, true, false, false]);
});
