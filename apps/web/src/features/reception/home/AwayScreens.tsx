import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { dateAndTime } from '@/dates/dateAndTime';
import { IconChevronRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { DeviceStatusTag } from '@/live/DeviceStatusTag';
import { Panel } from '@/ui/Panel';
import rows from './HomeRows.module.css';
import { homeTexts } from './home.texts';
import { useScreens } from './useScreens';

/** As many as are read at a glance. */
const shown = 5;

/** Which screens are away, the longest first, and how many were never paired. */
export function AwayScreens() {
  const t = useTexts(homeTexts);
  const screens = useScreens();
  if (!screens || screens.total === 0) return null;
  const { away, unpaired, total } = screens;
  return (
    <Panel space="flush" title={t.screens.title} aside={away.length > 0 && t.screens.of(away.length, total)}>
      <ul className={rows.rows}>
        {away.slice(0, shown).map(({ id, name, storeName, status, awaySince }) => (
          <li key={id}>
            <Link to={`/app/signage/update?id=${id}`} className={rows.row}>
              <span className={rows.words}>
                <b>{`${storeName} ${name}`}</b>
                <small>{t.screens.since(dateAndTime(awaySince))}</small>
              </span>
              <DeviceStatusTag status={status} />
              <IconChevronRight size={18} stroke={1.8} aria-hidden />
            </Link>
          </li>
        ))}
        {unpaired > 0 && (
          <li>
            <Link to="/app/signage/list?standing=unpaired" className={rows.row}>
              <b>{t.screens.unpaired(unpaired)}</b>
              <IconChevronRight size={18} stroke={1.8} aria-hidden />
            </Link>
          </li>
        )}
      </ul>
      <p className={rows.rest}>
        {away.length > shown ? (
          <Anchor component={Link} to="/app/signage/list?standing=away" size="sm">
            {t.screens.all(away.length)}
          </Anchor>
        ) : (
          t.screens.there(total - away.length - unpaired)
        )}
      </p>
    </Panel>
  );
}
