import { Anchor } from '@mantine/core';
import { sessionCalls } from '@mukae/contract/calls/sessions';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '@/api/call';
import { Done } from '@/features/entrance';
import { useTexts } from '@/language/LanguageProvider';
import { registrationTexts } from './registration.texts';

const shownMs = 2000;
const arrival = { register: true };

/** The sign-up is done: whoever was logged in here is logged out, and the login page waits for the new account. */
export function Registered() {
  const t = useTexts(registrationTexts);
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    const shown = new Promise((over) => setTimeout(over, shownMs));
    void Promise.all([call(sessionCalls.logout, {}), shown]).then(() => {
      if (!left) void navigate('/login', { state: arrival });
    });
    return () => {
      left = true;
    };
  }, [navigate]);

  return (
    <Done title={t.done.title} text={t.done.text}>
      <Anchor component={Link} to="/login" state={arrival} underline="always" fz="sm">
        {t.toLogin}
      </Anchor>
    </Done>
  );
}
