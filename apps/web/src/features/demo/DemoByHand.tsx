import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import classes from './DemoByHand.module.css';
import { demoTexts } from './demo.texts';
import type { Demo } from './demoDoors';

/** The same accounts, for whoever wants to see the login page. */
export function DemoByHand({ demo }: { demo: Demo }) {
  const t = useTexts(demoTexts);
  return (
    <Panel
      title={t.byHand}
      aside={
        <Anchor component={Link} to="/login" state={{ isRedirect: true }} underline="always" fz="sm">
          {t.toLogin}
        </Anchor>
      }
    >
      <dl className={classes.keys}>
        <div>
          <dt>{t.password}</dt>
          <dd>
            <code>{demo.password}</code>
          </dd>
        </div>
        <div>
          <dt>{t.loginId}</dt>
          <dd>
            <ul className={classes.ids}>
              {demo.accounts.map(({ loginId }) => (
                <li key={loginId}>
                  <code>{loginId}</code>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
