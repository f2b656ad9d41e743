import { IconChevronRight, IconMail, IconUserPlus, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '../../../language/LanguageProvider';
import classes from './AdministrationLinks.module.css';
import { homeTexts } from './home.texts';

/** The two things a system administrator comes for. */
export function AdministrationLinks() {
  const t = useTexts(homeTexts);
  return (
    <div className={classes.links}>
      <Way to="/test/register" icon={IconUserPlus} title={t.register} text={t.registerText} />
      <Way to="/app/outbox" icon={IconMail} title={t.outbox} text={t.outboxText} />
    </div>
  );
}

function Way({ to, icon: Shape, title, text }: { to: string; icon: TablerIcon; title: string; text: string }) {
  return (
    <Link to={to} className={classes.way}>
      <Shape size={24} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        <b>{title}</b>
        <span className={classes.text}>{text}</span>
      </span>
      <IconChevronRight size={20} stroke={1.8} aria-hidden />
    </Link>
  );
}
