import '@/ui/theme/app.css';
import { Button, Modal, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { loginTexts } from './login.texts';
import classes from './TokenExpiredDialog.module.css';

/** Fetched only when a link is too old. However it is closed, the way leads to the login page without the token, which the server has taken back. */
export default function TokenExpiredDialog() {
  const t = useTexts(loginTexts);
  const navigate = useNavigate();
  const leave = () => void navigate('/login', { replace: true });
  return (
    <Modal opened onClose={leave} withCloseButton={false} title={t.expired.title} size={440}>
      <Text c="dimmed">{t.expired.text}</Text>
      <div className={classes.answer}>
        <Button onClick={leave} data-autofocus>
          {t.expired.ok}
        </Button>
      </div>
    </Modal>
  );
}
