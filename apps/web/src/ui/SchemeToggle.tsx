import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSunHigh } from '@/icons';

/** Turns the light of the whole page on or off. Each label says what the press will do. */
export function SchemeToggle({ toDark, toLight }: { toDark: string; toLight: string }) {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const label = isDark ? toLight : toDark;
  const Sky = isDark ? IconSunHigh : IconMoon;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Sky size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
