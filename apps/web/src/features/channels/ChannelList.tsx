import type { ChannelAnswer } from '@mukae/contract/calls/channels';
import { NavLink } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { PersonLine } from '@/ui/PersonLine';
import classes from './ChannelList.module.css';
import { channelPath } from './channelPath';
import { channelsTexts } from './channels.texts';
import { usePortrait } from './usePortrait';

/** A door for each channel: lit where somebody stands in it. */
export function ChannelList({ channels }: { channels: readonly ChannelAnswer[] }) {
  const t = useTexts(channelsTexts);
  const portraitOf = usePortrait();
  return (
    <Panel space="flush">
      <nav aria-label={t.list}>
        <ul className={classes.channels}>
          {channels.map(({ id, number, operator }) => (
            <li key={id}>
              <NavLink to={channelPath(number)} className={classes.channel ?? ''}>
                <PersonLine
                  {...portraitOf(operator)}
                  off={!operator}
                  name={t.channel(number)}
                  sub={operator?.name ?? t.free}
                />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Panel>
  );
}
