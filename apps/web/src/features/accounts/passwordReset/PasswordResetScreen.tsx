import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Done, Entrance } from '@/features/entrance';
import { useTexts } from '@/language/LanguageProvider';
import { PasswordResetForm } from './PasswordResetForm';
import { passwordResetTexts } from './passwordReset.texts';

export function PasswordResetScreen() {
  const t = useTexts(passwordResetTexts);
  const [sent, setSent] = useState(false);
  const hall = { figure: '/characters/kei/fold.webp', ...t.hall };
  if (!sent)
    return (
      <Entrance hall={hall} title={t.title} lead={t.lead}>
        <PasswordResetForm onSent={() => setSent(true)} />
      </Entrance>
    );
  return (
    <Entrance hall={hall} title={t.title}>
      <Done title={t.sent.title} text={t.sent.text}>
        <Button component={Link} to="/login">
          {t.toLogin}
        </Button>
      </Done>
    </Entrance>
  );
}
