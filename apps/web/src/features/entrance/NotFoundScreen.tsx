import { Button, Text, Title } from '@mantine/core';
import { landingOf } from '@mukae/contract/domain/account/landing';
import { useState } from 'react';
import { Link } from 'react-router';
import { isPersonHere, roleInCookie } from '@/api/cookies';
import { useTexts } from '@/language/LanguageProvider';
import { DeadEnd } from '@/ui/DeadEnd';
import { Lobby } from '@/ui/Lobby';
import { entranceTexts } from './entrance.texts';
import classes from './NotFoundScreen.module.css';

/** Who is logged in has the console around it. */
export function NotFoundScreen() {
  const [isInConsole] = useState(isPersonHere);
  return isInConsole ? <NotFoundInConsole /> : <NotFoundAlone />;
}

function useWayBack() {
  const { notFound: t } = useTexts(entranceTexts);
  const role = roleInCookie();
  if (!role) return { to: '/login', label: t.toLogin };
  const { path, state } = landingOf(role);
  return { to: path, state, label: t.toHome };
}

function NotFoundInConsole() {
  const { notFound: t } = useTexts(entranceTexts);
  const { label, ...way } = useWayBack();
  return <DeadEnd title={t.title} lead={t.lead} text={t.text} way={way} label={label} />;
}

/** Nobody stands in this door: its light is off, and somebody bows beside it. */
function NotFoundAlone() {
  const { notFound: t } = useTexts(entranceTexts);
  const { label, ...way } = useWayBack();
  return (
    <main className={classes.page}>
      <div className={classes.scene} aria-hidden>
        <Lobby lit={false}>
          <img className={classes.figure} src="/characters/kei/bow.webp" alt="" />
        </Lobby>
      </div>
      <div className={classes.words}>
        <Title order={1} className={classes.title} lang="en">
          {t.title}
        </Title>
        <p className={classes.lead}>{t.lead}</p>
        <Text>{t.text}</Text>
        <Button component={Link} {...way} className={classes.back}>
          {label}
        </Button>
      </div>
    </main>
  );
}
