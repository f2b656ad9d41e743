import {
  type ActionIconProps,
  type AlertProps,
  type BadgeProps,
  type ButtonProps,
  type CheckboxProps,
  createTheme,
  type DrawerProps,
  type InputWrapperProps,
  type LoaderProps,
  type MantineTheme,
  type MantineThemeOverride,
  type MenuProps,
  type ModalProps,
  type NotificationProps,
  type PaperProps,
  type PasswordInputProps,
  type ProgressProps,
  type SegmentedControlProps,
  type SelectProps,
  type SwitchProps,
  type TableProps,
  type TextareaProps,
  type TextInputProps,
  type TooltipProps,
} from '@mantine/core';
import { ai, beni, dark, fuji, gray, kin, pine, shu, veil, white } from './colours';

type ThemeWords = { close: string; showPassword: string };

const sans = '"Noto Sans JP Variable", "Hiragino Sans", "Yu Gothic UI", "Meiryo", system-ui, sans-serif';
const field = { size: 'md', radius: 'md' } as const;
const overlay = { color: veil, backgroundOpacity: 0.46, blur: 2 };

/** Components are named, not imported: `Modal.extend(…)` would carry every component into the first page. */
export const makeTheme = ({ close, showPassword }: ThemeWords): MantineThemeOverride =>
  createTheme({
    colors: {
      pine,
      shu,
      beni,
      ai,
      fuji,
      kin,
      gray,
      dark,
      red: beni,
      green: pine,
      teal: pine,
      blue: ai,
      indigo: ai,
      violet: fuji,
      orange: shu,
      yellow: kin,
    },
    primaryColor: 'pine',
    // autoContrast looks at the light shade only, so the filled colours carry white text in both schemes.
    primaryShade: { light: 7, dark: 6 },
    autoContrast: true,
    luminanceThreshold: 0.32,
    black: gray[9],
    white,
    cursorType: 'pointer',
    focusRing: 'auto',
    respectReducedMotion: true,
    fontFamily: sans,
    fontFamilyMonospace: '"SFMono-Regular", "Consolas", "Noto Sans Mono", monospace',
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
    lineHeights: { xs: '1.5', sm: '1.6', md: '1.75', lg: '1.65', xl: '1.5' },
    headings: {
      fontFamily: sans,
      fontWeight: '700',
      textWrap: 'pretty',
      sizes: {
        h1: { fontSize: '1.625rem', lineHeight: '1.4' },
        h2: { fontSize: '1.1875rem', lineHeight: '1.5' },
        h3: { fontSize: '1rem', lineHeight: '1.6' },
        h4: { fontSize: '0.9375rem', lineHeight: '1.6' },
        h5: { fontSize: '0.875rem', lineHeight: '1.6' },
        h6: { fontSize: '0.8125rem', lineHeight: '1.6' },
      },
    },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    defaultRadius: 'md',
    radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1.25rem', xl: '2rem' },
    shadows: {
      xs: 'var(--mk-shadow-1)',
      sm: 'var(--mk-shadow-1)',
      md: 'var(--mk-shadow-2)',
      lg: 'var(--mk-shadow-2)',
      xl: 'var(--mk-shadow-3)',
    },
    breakpoints: { xs: '20em', sm: '48em', md: '60em', lg: '75em', xl: '90em' },
    components: {
      ActionIcon: { defaultProps: { radius: 'xl' } satisfies ActionIconProps },
      AppShell: { defaultProps: { transitionDuration: 200 } },
      Alert: { defaultProps: { radius: 'md', variant: 'light' } satisfies AlertProps },
      Badge: { defaultProps: { tt: 'none', variant: 'light', radius: 'sm', fw: 600 } satisfies BadgeProps },
      Button: { defaultProps: { size: 'md', radius: 'xl' } satisfies ButtonProps, vars: compactButton },
      Checkbox: { defaultProps: { size: 'sm', radius: 'xs' } satisfies CheckboxProps },
      Drawer: {
        defaultProps: {
          overlayProps: overlay,
          closeButtonProps: { 'aria-label': close },
        } satisfies Partial<DrawerProps>,
      },
      Input: { defaultProps: field },
      InputWrapper: {
        defaultProps: {
          size: 'md',
          inputWrapperOrder: ['label', 'description', 'input', 'error'],
        } satisfies InputWrapperProps,
      },
      Loader: { defaultProps: { type: 'dots' } satisfies LoaderProps },
      Menu: {
        defaultProps: {
          // The placeholder is announced as an item of the menu that has no name.
          withInitialFocusPlaceholder: false,
          radius: 'md',
          shadow: 'md',
          position: 'bottom-end',
          withinPortal: true,
        } satisfies MenuProps,
      },
      Modal: {
        defaultProps: {
          centered: true,
          radius: 'lg',
          padding: 'xl',
          overlayProps: overlay,
          transitionProps: { transition: 'fade-up', duration: 200 },
          closeButtonProps: { 'aria-label': close },
        } satisfies Partial<ModalProps>,
      },
      Notification: {
        defaultProps: {
          radius: 'md',
          withBorder: false,
          closeButtonProps: { 'aria-label': close },
        } satisfies NotificationProps,
      },
      Paper: { defaultProps: { radius: 'lg' } satisfies PaperProps },
      PasswordInput: {
        defaultProps: {
          ...field,
          visibilityToggleFocusable: true,
          visibilityToggleButtonProps: { 'aria-label': showPassword },
        } satisfies PasswordInputProps,
      },
      Progress: { defaultProps: { radius: 'xl', size: 8 } satisfies Partial<ProgressProps> },
      SegmentedControl: { defaultProps: { radius: 'xl', size: 'sm' } satisfies Partial<SegmentedControlProps> },
      Select: {
        defaultProps: { ...field, allowDeselect: false, checkIconPosition: 'right' } satisfies Partial<SelectProps>,
      },
      Switch: { defaultProps: { size: 'md' } satisfies SwitchProps },
      Table: {
        defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md', highlightOnHover: true } satisfies TableProps,
      },
      Textarea: { defaultProps: field satisfies TextareaProps },
      TextInput: { defaultProps: field satisfies TextInputProps },
      Tooltip: { defaultProps: { radius: 'sm', withArrow: true, openDelay: 300 } satisfies Partial<TooltipProps> },
    },
  });

/** `xs` is the button of a table row, `sm` the one of a card. */
function compactButton(_theme: MantineTheme, { size }: ButtonProps) {
  if (size === 'xs')
    return { root: { '--button-height': '36px', '--button-fz': '0.8125rem', '--button-padding-x': '14px' } };
  if (size === 'sm')
    return { root: { '--button-height': '40px', '--button-fz': '0.84375rem', '--button-padding-x': '18px' } };
  return { root: {} };
}
