import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { personInCookie } from '@/api/cookies';
import { sessionEnds } from '@/serving/sessionEnds';
import { forgetDraft, keepDraft, withKeptDraft } from './keptDraft';
import { type Form, type FormOptions, useForm } from './useForm';

/** The form that a page is for. Whoever has to log in anew meanwhile finds in it what she had entered. */
export function usePageForm<Draft extends object, Said extends object>(
  options: FormOptions<Draft, Said>,
): Form<Draft, Said> {
  const { pathname, search } = useLocation();
  const [address] = useState(pathname + search);
  const [person] = useState(personInCookie);
  const [begun] = useState(() => withKeptDraft(options.first, person, address));
  const form = useForm({ ...options, begun });

  const keep = useEffectEvent(() => {
    if (!form.untouched) keepDraft({ person, address, first: options.first, draft: form.value });
  });
  useEffect(() => {
    forgetDraft();
    return sessionEnds.add(() => keep());
  }, []);
  return form;
}
