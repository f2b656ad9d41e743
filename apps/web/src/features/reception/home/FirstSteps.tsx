import { Button } from '@mantine/core';
import type { Overview } from '@mukae/contract/calls/overview';
import { doneSteps, type FirstStep, firstSteps } from '@mukae/contract/domain/company/firstSteps';
import { Link } from 'react-router';
import { IconCircleCheck, IconCircleDashed } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import classes from './FirstSteps.module.css';
import { homeTexts } from './home.texts';

const ways: Record<FirstStep, string> = {
  screen: '/app/signage/pair',
  operator: '/app/users/add',
  picture: '/app/media/list',
};

/** What a new company does first. Once all is done, nothing is left of it. */
export function FirstSteps({ overview: { signages, operators, media } }: { overview: Overview }) {
  const t = useTexts(homeTexts);
  const done = doneSteps({ screensSeen: signages.seen, operators: operators.total, media });
  const doneCount = firstSteps.filter((step) => done[step]).length;
  if (doneCount === firstSteps.length) return null;
  return (
    <Panel title={t.steps.title} aside={t.steps.progress(doneCount, firstSteps.length)}>
      <ul className={classes.steps}>
        {firstSteps.map((step) => (
          <Step key={step} step={step} done={done[step]} />
        ))}
      </ul>
    </Panel>
  );
}

function Step({ step, done }: { step: FirstStep; done: boolean }) {
  const t = useTexts(homeTexts);
  const { title, text, verb } = t.steps[step];
  const Shape = done ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={classes.step} data-done={done || undefined}>
      <Shape size={22} stroke={1.7} aria-hidden />
      <span className={classes.words}>
        <b>{title}</b>
        <span className={classes.text}>{text}</span>
      </span>
      {done ? (
        <span className={classes.text}>{t.steps.done}</span>
      ) : (
        <Button component={Link} to={ways[step]} size="sm" variant="light">
          {verb}
        </Button>
      )}
    </li>
  );
}
