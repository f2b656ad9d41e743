import { Button, Text, Title } from '@mantine/core';
import { landingOf } from '@mukae/contract/domain/account/landing';
import { Link } from 'react-router';
import { roleInCookie } from '@/api/cookies';
import { useTexts } from '@/language/LanguageProvider';
import { Lobby } from '@/ui/Lobby';
import { entranceTexts } from './entrance.texts';
import classes from './NotFoundScreen.module.css';

/** Nobody stands in this door: its light is off, and somebody bows beside it. */
export function NotFoundScreen() {
  const t = useTexts(entranceTexts);
  const role = roleInCookie();
  return (
    <main className={classes.page}>
      <div className={classes.scene} aria-hidden>
        <Lobby lit={false}>
          <img className={classes.figure} src="/characters/kei/bow.webp" alt="" />
        </Lobby>
      </div>
      <div className={classes.words}>
        <Title order={1} className={classes.title} lang="en">
          {t.notFound.title}
        </Title>
        <p className={classes.lead}>{t.notFound.lead}</p>
        <Text>{t.notFound.text}</Text>
        <Button component={Link} to={role ? landingOf(role).path : '/login'} className={classes.back}>
          {role ? t.notFound.toHome : t.notFound.toLogin}
        </Button>
      </div>
    </main>
  );
}
