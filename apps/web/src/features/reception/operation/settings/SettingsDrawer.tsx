import { ActionIcon, Tabs, Title } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { type Icon, IconFaceId, IconLayout, IconMicrophone, IconWaveSine, IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './SettingsDrawer.module.css';
import { settingsTexts } from './settings.texts';

export type Setting = 'devices' | 'voice' | 'view' | 'capture';

const icons: Readonly<Record<Setting, Icon>> = {
  devices: IconMicrophone,
  voice: IconWaveSine,
  view: IconLayout,
  capture: IconFaceId,
};

const isSetting = (text: string | null): text is Setting => text !== null && Object.hasOwn(icons, text);

/** What is set rarely. It lies over what is said; the visitor, mute and the end stay in sight. */
export function SettingsDrawer({
  shown,
  panels,
  onShow,
  onClose,
}: {
  shown: Setting;
  /** What there is to be set, in this order. */
  panels: readonly (readonly [Setting, ReactNode])[];
  onShow: (setting: Setting) => void;
  onClose: () => void;
}) {
  const t = useTexts(settingsTexts);
  const titleId = useId();
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    drawer.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // Wherever the focus is: what had it may be gone.
  const closeOnEscape = useEffectEvent((press: KeyboardEvent) => {
    // A list that is open inside is closed first.
    const isListOpen =
      press.target instanceof Element && press.target.matches('[role="combobox"][aria-expanded="true"]');
    if (press.key === 'Escape' && !isListOpen) onClose();
  });
  useEffect(() => {
    const hear = (press: KeyboardEvent) => closeOnEscape(press);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <aside ref={drawer} className={classes.drawer} aria-labelledby={titleId} tabIndex={-1}>
      <div className={classes.head}>
        <Title order={2} id={titleId} className={classes.title}>
          {t.title}
        </Title>
        <span className={classes.hint}>{t.hint}</span>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t.close} onClick={onClose}>
          <IconX size={19} aria-hidden />
        </ActionIcon>
      </div>
      <Tabs
        className={classes.tabs}
        variant="none"
        value={shown}
        keepMounted={false}
        onChange={(setting) => isSetting(setting) && onShow(setting)}
      >
        {panels.length > 1 && (
          <Tabs.List className={classes.list} aria-labelledby={titleId}>
            {panels.map(([setting]) => {
              const Shape = icons[setting];
              return (
                <Tabs.Tab key={setting} value={setting} className={classes.tab}>
                  <Shape size={19} stroke={1.7} aria-hidden />
                  {t[setting]}
                </Tabs.Tab>
              );
            })}
          </Tabs.List>
        )}
        {panels.map(([setting, panel]) => (
          <Tabs.Panel key={setting} value={setting} className={classes.panel}>
            {panel}
          </Tabs.Panel>
        ))}
      </Tabs>
    </aside>
  );
}
