import { ok } from '@mukae/contract/calls/answers';
import { messageCalls } from '@mukae/contract/calls/messages';
import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import type { VisitorScene } from '@mukae/contract/domain/scene/phase';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { MessageSheet } from '@/scene/message/MessageSheet';
import { useLetter } from './useLetter';

const callId = '8b0f4b5e-6c5f-4a52-9d4e-0f6a3f3f9b11';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Stage({ scene }: { scene: VisitorScene }) {
  const { begin, sheet } = useLetter(scene);
  return sheet ? <MessageSheet letter={sheet} top={0} /> : <button type="button" onClick={() => begin(callId)} />;
}

it.each(['Active', 'Suspended'] as const)(
  '[D-A27] what a visitor has typed stays while the server is away and while she is watched, and makes way for %s',
  (end) => {
    const { rerender } = render(<Stage scene="Crowded" />);
    fireEvent.click(screen.getByRole('button'));
    rerender(<Stage scene="Standby" />);
    const field = () => screen.queryByLabelText<HTMLTextAreaElement>(letterWords.about.ja);
    fireEvent.change(screen.getByLabelText(letterWords.about.ja), { target: { value: '午後に' } });
    for (const scene of ['Offline', 'Standby', 'Monitoring'] as const) {
      rerender(<Stage scene={scene} />);
      expect(field()?.value).toBe('午後に');
    }
    rerender(<Stage scene={end} />);
    expect(field()).toBeNull();
    rerender(<Stage scene="Standby" />);
    expect(field()).toBeNull();
  },
);

it('[D-M04] what a visitor leaves names the call that she gave up for it', async () => {
  const wire = new Wire();
  vi.stubGlobal('fetch', wire.fetch);
  wire.answers(messageCalls.leaveMessage, ok);
  render(<Stage scene="Crowded" />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.change(screen.getByLabelText(letterWords.about.ja), { target: { value: '午後に' } });
  fireEvent.click(screen.getByText(letterWords.send.ja));
  await vi.waitFor(() =>
    expect(wire.sentTo(messageCalls.leaveMessage)).toEqual([{ text: '午後に', contact: '', requestId: callId }]),
  );
});
