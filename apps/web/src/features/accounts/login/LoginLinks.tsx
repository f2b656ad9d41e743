import { Anchor, Button, Text } from '@mantine/core';
import { documentCalls } from '@mukae/contract/calls/documents';
import { Link } from 'react-router';
import { isDemo } from '@/features/entrance';
import { useTexts } from '@/language/LanguageProvider';
import classes from './LoginLinks.module.css';
import { loginTexts } from './login.texts';

const small = { fz: 'xs', c: 'dimmed' } as const;

/** The ways on for those who have no account yet, or only want to look. */
export function LoginLinks() {
  const t = useTexts(loginTexts);
  return (
    <>
      <div className={classes.register}>
        <Text fz="sm">{t.firstTime}</Text>
        <Button component={Link} to="/test/register" variant="light" size="sm">
          {t.register}
        </Button>
      </div>
      <nav className={classes.documents} aria-label={t.documents}>
        <Anchor href={documentCalls.getTerms.path} target="_blank" {...small}>
          {t.terms}
        </Anchor>
        <Anchor href={documentCalls.getFees.path} target="_blank" {...small}>
          {t.fees}
        </Anchor>
        <Anchor component={Link} to="/pair" {...small}>
          {t.pair}
        </Anchor>
        {isDemo() && (
          <Anchor component={Link} to="/demo" {...small}>
            {t.demo}
          </Anchor>
        )}
      </nav>
    </>
  );
}
