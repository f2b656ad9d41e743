import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconClock, IconCloudOff, IconScreenShare, IconUsersGroup, IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './Banner.module.css';
import { bannersTexts } from './banners.texts';

const icons = {
  lost: IconAlertTriangle,
  quiet: IconCloudOff,
  waiting: IconUsersGroup,
  sharing: IconScreenShare,
  ending: IconClock,
} as const;

/** Lies on the visitor's picture: whatever it says, nothing moves under the pointer. */
export function Banner({
  tone,
  title,
  text,
  code,
  action,
  onClose,
}: {
  tone: keyof typeof icons;
  title: string;
  text?: string | undefined;
  code?: string | undefined;
  action?: ReactNode;
  /** Missing: it stays for as long as it is true. */
  onClose?: () => void;
}) {
  const t = useTexts(bannersTexts);
  const Shape = icons[tone];
  return (
    <div className={classes.banner} data-tone={tone} role={tone === 'lost' ? 'alert' : 'status'}>
      <Shape size={20} stroke={1.8} aria-hidden />
      <p className={classes.words}>
        <b>{title}</b>
        {text && <span>{text}</span>}
        {code && <small>{code}</small>}
      </p>
      {action}
      {onClose && (
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t.close} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
