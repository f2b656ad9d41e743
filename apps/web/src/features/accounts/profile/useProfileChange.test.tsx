import { ok } from '@mukae/contract/calls/answers';
import { unexpected } from '@mukae/contract/errors/codes';
import { confirmations } from '@mukae/contract/errors/confirmations';
import { errors } from '@mukae/contract/errors/errors';
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useForm } from '@/forms/useForm';
import { profileDraft, readProfile } from './profileChange';
import { useProfileChange } from './useProfileChange';

const sent: Record<string, unknown>[] = [];
const onSaved = vi.fn();
let answers: unknown[] = [];

const refusal = (error: { code: string }) => ({ result: 'Error', code: error.code, msg: '' });
const me = { loginId: 'sato@example.jp', name: 'Sato Misaki' };
const useProfile = () =>
  useProfileChange(useForm({ first: profileDraft(me), read: (draft) => readProfile(me, draft) }), onSaved);
const start = () => renderHook(useProfile, { wrapper: MemoryRouter }).result;

beforeEach(() => {
  vi.clearAllMocks();
  sent.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: FormData }) => {
    sent.push(Object.fromEntries(body));
    return Response.json(answers.shift());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('useProfileChange', () => {
  it('sends a name at once', async () => {
    answers = [ok];
    const profile = start();
    await act(async () => profile.current.submit({ name: 'Sato Mai' }));
    expect(sent).toEqual([{ targetUserId: 'SELF', name: 'Sato Mai', isForceSubmit: '0' }]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ identified: false, wanted: { name: 'Sato Mai' } });
  });

  it('asks for the current password first, and sends with the second submit', async () => {
    answers = [ok];
    const profile = start();
    await act(async () => profile.current.submit({ password: 'Demo2026!' }));
    expect(sent).toEqual([]);
    expect(profile.current.change.step).toBe('identifying');
    await act(async () => profile.current.identify('Old2026!'));
    expect(sent).toMatchObject([{ password: 'Demo2026!', currentPassword: 'Old2026!' }]);
    expect(onSaved.mock.lastCall?.[0]).toMatchObject({ identified: true });
  });

  it('shows codes from 100 in the dialog and lower ones above the form', async () => {
    answers = [refusal(errors.wrongCurrentPassword), refusal(errors.alreadyRegistered)];
    const profile = start();
    await act(async () => profile.current.submit({ login_id: 'mai@example.jp' }));
    await act(async () => profile.current.identify('wrong'));
    expect(profile.current.change).toMatchObject({ step: 'identifying', trouble: { code: 'SVER-101' }, busy: false });
    await act(async () => profile.current.identify('Old2026!'));
    expect(profile.current.change).toMatchObject({ step: 'editing', trouble: { code: 'SVER-21' } });
  });

  it('repeats with force what the server asked about', async () => {
    const { code, text } = confirmations.userIsOnline;
    answers = [{ result: 'Confirm', code, msg: text.ja }, ok];
    const profile = start();
    await act(async () => profile.current.submit({ login_id: 'mai@example.jp' }));
    await act(async () => profile.current.identify('Old2026!'));
    expect(profile.current.change).toMatchObject({ step: 'confirming', question: { code, msg: text.ja } });
    await act(async () => profile.current.accept());
    expect(sent.map((form) => form.isForceSubmit)).toEqual(['0', '1']);
    expect(sent[1]).toMatchObject({ login_id: 'mai@example.jp', currentPassword: 'Old2026!' });
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('takes anything else for an unexpected error', async () => {
    answers = [{ result: 'Perhaps' }];
    const profile = start();
    await act(async () => profile.current.submit({ name: 'Sato Mai' }));
    expect(profile.current.change).toMatchObject({ step: 'editing', trouble: { code: unexpected.code } });
  });

  it('forgets the question when it is closed', async () => {
    const profile = start();
    await act(async () => profile.current.submit({ login_id: 'mai@example.jp' }));
    await act(async () => profile.current.giveUp());
    expect(profile.current.change).toEqual({ step: 'editing', trouble: null, busy: false });
    expect(sent).toEqual([]);
  });
});
