import { Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { DemoByHand } from './DemoByHand';
import { DemoCard } from './DemoCard';
import classes from './DemoStart.module.css';
import { demoTexts } from './demo.texts';
import { type Demo, demoDoors, meetingHref } from './demoDoors';
import { demoHosts } from './demoHosts';
import { demoPortrait } from './demoPortraits';

const hostOf = (origin: string) => new URL(origin).host;

export function DemoStart({ demo }: { demo: Demo }) {
  const t = useTexts(demoTexts);
  const hosts = demoHosts(window.location.href);
  const doors = demoDoors(demo, hosts);
  return (
    <>
      <Title order={1}>{t.title}</Title>
      <Text c="dimmed" className={classes.lead}>
        {t.lead}
      </Text>
      <div className={classes.sides}>
        <section>
          <Title order={2} className={classes.side}>
            {t.screens}
          </Title>
          <ul className={classes.cards}>
            <Doors doors={doors.screens} />
            <DemoCard
              href={meetingHref(hosts)}
              name={t.guestLink.name}
              text={t.guestLink.text}
              portrait={{ picture: '/characters/kento/guide.webp', figure: 'half' }}
            />
          </ul>
          <p className={classes.hosts}>
            <IconInfoCircle size={18} stroke={1.7} aria-hidden />
            {hosts.kind === 'two' ? t.twoHosts(hostOf(hosts.people), hostOf(hosts.screens)) : t.oneHost}
          </p>
        </section>
        <section>
          <Title order={2} className={classes.side}>
            {t.people}
          </Title>
          <ul className={classes.cards}>
            <Doors doors={doors.people} />
          </ul>
        </section>
      </div>
      <DemoByHand demo={demo} />
    </>
  );
}

function Doors({ doors }: { doors: ReturnType<typeof demoDoors>['people'] }) {
  const t = useTexts(demoTexts);
  return doors.map(({ account, href }) => (
    <DemoCard
      key={href}
      href={href}
      name={account.name}
      role={t.roles[account.role].name}
      text={t.roles[account.role].text}
      portrait={demoPortrait(account)}
    />
  ));
}
