import { IconSettings } from '@/icons';
import { RowLink } from './RowLink';

/** From a row of a list to its settings. */
export function SettingsLink({ to, word, label }: { to: string; word: string; label: string }) {
  return <RowLink to={to} word={word} label={label} Icon={IconSettings} />;
}
