import { Select, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import classes from './OwnReceptionists.module.css';
import { ownReceptionistsTexts } from './ownReceptionists.texts';
import { differs, nameWithStore, type Screen } from './useOwnReceptionists';

/** The screens on which something is not as in the company, and the way to each of them. */
export function OwnReceptionists({
  screens,
  onChoose,
}: {
  /** Undefined until they are known. */
  screens: readonly Screen[] | undefined;
  onChoose: (signageId: number) => void;
}) {
  const t = useTexts(ownReceptionistsTexts);
  const differing = screens?.filter(differs) ?? [];
  return (
    <Panel title={t.title}>
      <div className={classes.parts}>
        <Text size="sm" c="dimmed">
          {t.text}
        </Text>
        {differing.length > 0 && (
          <ul className={classes.screens} aria-label={t.differing}>
            {differing.map((screen) => (
              <li key={screen.signageId}>
                <UnstyledButton className={classes.screen} onClick={() => onChoose(screen.signageId)}>
                  <span>
                    <b>{nameWithStore(screen)}</b>
                    <span className={classes.what}>{ofIts(screen, t.ofIts).join(t.and)}</span>
                  </span>
                  <IconChevronRight size={18} stroke={1.8} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        {screens?.length === 0 ? (
          <Text size="sm">{t.noScreens}</Text>
        ) : (
          <Select
            label={t.choose}
            description={t.chooseHint}
            placeholder={t.choosePlaceholder}
            searchable
            disabled={!screens}
            nothingFoundMessage={t.nothingFound}
            data={screens?.map((screen) => ({ value: screen.signageId, label: nameWithStore(screen) })) ?? []}
            value={null}
            onChange={(id) => id !== null && onChoose(id)}
          />
        )}
      </div>
    </Panel>
  );
}

/** What differs, in words. */
const ofIts = (
  { isOn, hours, greeting }: Screen,
  t: { on: string; off: string; hours: string; greeting: string },
): string[] => [
  ...(isOn === null ? [] : [isOn ? t.on : t.off]),
  ...(hours === null ? [] : [t.hours]),
  ...(greeting === null ? [] : [t.greeting]),
];
