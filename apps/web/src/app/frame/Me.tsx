import { Badge } from '@mantine/core';
import { can } from '@mukae/contract/access/access';
import { useMe } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { Arch } from '@/ui/Arch';
import { firstLetter } from '@/ui/firstLetter';
import { frameTexts } from './frame.texts';
import classes from './Me.module.css';

/** Who is logged in: in the top bar, and where that is narrow, in the drawer. */
export function Me() {
  const t = useTexts(frameTexts);
  const { data: me } = useMe();
  if (!me) return null;
  return (
    <div className={classes.me}>
      <Arch picture={me.image} figure="photo" letter={firstLetter(me.name)} width={30} />
      <span className={classes.name}>{me.name}</span>
      {can(me.role, 'company.ask') && (
        <Badge size="md" className={classes.badge}>
          {t.administrator}
        </Badge>
      )}
    </div>
  );
}
