import { IconArrowUpRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Arch, type Portrait } from '@/ui/Arch';
import classes from './DemoCard.module.css';
import { demoTexts } from './demo.texts';

export function DemoCard({
  href,
  name,
  role,
  text,
  portrait,
}: {
  href: string;
  name: string;
  role?: string;
  text: string;
  portrait: Portrait;
}) {
  const t = useTexts(demoTexts);
  return (
    <li>
      <a className={classes.card} href={href} target="_blank" rel="noopener" aria-label={t.open(name)}>
        <Arch {...portrait} width={52} />
        <span className={classes.words}>
          <b className={classes.name}>
            {name}
            {role && <span className={classes.role}>{role}</span>}
          </b>
          <span className={classes.text}>{text}</span>
        </span>
        <IconArrowUpRight className={classes.go} size={20} stroke={1.7} aria-hidden />
      </a>
    </li>
  );
}
