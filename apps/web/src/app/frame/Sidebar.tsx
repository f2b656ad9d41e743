import { homeOf } from '@mukae/contract/domain/account/landing';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { roleInCookie } from '@/api/cookies';
import { roleMay } from '@/api/roleMay';
import { CompanyPicker } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { navigationTexts } from '@/pages/navigation.texts';
import type { NavigationWord } from '@/pages/route';
import { routes } from '@/pages/routes';
import { Logo } from '@/ui/brand/Logo';
import { CompanyFoot } from './CompanyFoot';
import { frameTexts } from './frame.texts';
import { itemCounts } from './itemCounts';
import { itemIcons } from './itemIcons';
import { navigationFor, openItem } from './navigation';
import classes from './Sidebar.module.css';

export function Sidebar({ onChoose, foot }: { onChoose: () => void; foot?: ReactNode }) {
  const t = useTexts(frameTexts);
  const words = useTexts(navigationTexts);
  const role = roleInCookie();
  const open = openItem(useLocation().pathname, routes);
  return (
    <div className={classes.sidebar}>
      <Link className={classes.logo} to={role ? homeOf(role) : '/login'} aria-label={t.toHome} onClick={onChoose}>
        <Logo label={t.logo} height={30} />
      </Link>
      {roleMay('company.manage') && (
        <div className={classes.company}>
          <CompanyPicker />
        </div>
      )}
      <nav className={classes.items} aria-label={t.menu}>
        {navigationFor(role, routes).map((group) => (
          <div key={group.word}>
            {group.word && <div className={classes.category}>{words[group.word]}</div>}
            <ul className={classes.list}>
              {group.items.map(({ to, word }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={classes.item}
                    aria-current={word === open ? 'page' : undefined}
                    onClick={onChoose}
                  >
                    <ItemIcon word={word} />
                    {words[word]}
                    <ItemCount word={word} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {foot}
      {role && <CompanyFoot />}
    </div>
  );
}

function ItemIcon({ word }: { word: NavigationWord }) {
  const Shape = itemIcons[word];
  return Shape && <Shape size={20} stroke={1.6} aria-hidden />;
}

function ItemCount({ word }: { word: NavigationWord }) {
  const Count = itemCounts[word];
  return Count && <Count />;
}
