import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Entrance } from '@/features/entrance';
import { useTexts } from '@/language/LanguageProvider';
import { Registered } from './Registered';
import { RegistrationForm } from './RegistrationForm';
import { registrationTexts } from './registration.texts';

/** A stranger signs up. */
export function RegistrationScreen() {
  const t = useTexts(registrationTexts);
  const [registered, setRegistered] = useState(false);
  const hall = { figure: '/characters/kento/wave.webp', ...t.hall };

  if (registered)
    return (
      <Entrance hall={hall} title={t.title} wide>
        <Registered />
      </Entrance>
    );

  const login = (
    <>
      {t.haveAccount}{' '}
      <Anchor component={Link} to="/test/login" underline="always" inherit>
        {t.toLogin}
      </Anchor>
    </>
  );
  return (
    <Entrance hall={hall} title={t.title} lead={t.lead} wide>
      <RegistrationForm beside={login} onRegistered={() => setRegistered(true)} />
    </Entrance>
  );
}
