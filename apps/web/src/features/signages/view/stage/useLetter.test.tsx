import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import type { VisitorScene } from '@mukae/contract/domain/scene/phase';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MessageSheet } from '@/scene/message/MessageSheet';
import { useLetter } from './useLetter';

afterEach(cleanup);

function Stage({ scene }: { scene: VisitorScene }) {
  const { begin, sheet } = useLetter(scene);
  return sheet ? <MessageSheet letter={sheet} top={0} /> : <button type="button" onClick={begin} />;
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
