import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { KitButton } from '../ui/kit-button.tsx';
import { optionsByWords } from '../ui/options-by-words.ts';
import { selectKeys } from '../ui/select-keys.ts';

const pine: MantineColorsTuple = [
  '#eaf4f0',
  '#cfe5dc',
  '#a3cfbe',
  '#73b69d',
  '#4b9f82',
  '#2a8769',
  '#0f6a55',
  '#0b5646',
  '#0a4638',
  '#072f27',
];
/** Greys with a green tint like that of the paper theme; neutral greys look lifeless next to it. */
const dark: MantineColorsTuple = [
  '#eaf0ed',
  '#b9c5bf',
  '#97a59f',
  '#64756d',
  '#33423c',
  '#26322d',
  '#1c2723',
  '#151e1b',
  '#0e1513',
  '#0b110f',
];
/** The greys of the paper theme. The fourth is the border of controls. */
const gray: MantineColorsTuple = [
  '#f5f4ef',
  '#f1efe9',
  '#e3e1d9',
  '#cdd1cc',
  '#868f8a',
  '#727d77',
  '#5b6761',
  '#414d47',
  '#2a3530',
  '#16211d',
];
const red: MantineColorsTuple = [
  '#fbe9e6',
  '#f6cfc9',
  '#eba59b',
  '#df7b6d',
  '#d25a49',
  '#c2412f',
  '#a92b1d',
  '#9a2517',
  '#8c2217',
  '#701a11',
];

const withoutScrollLock = { lockScroll: false, withinPortal: true } as const;
const menuProps = { withInitialFocusPlaceholder: false, shadow: 'md', position: 'bottom-end' } as const;

const lists = {
  // Opening the list on focus would hide the field's error message.
  openOnFocus: false,
  filter: optionsByWords,
  onKeyDownCapture: selectKeys,
  // The list of options scrolls itself. A scrolling box within it would need the focus, which stays in the field.
  withScrollArea: false,
} as const;

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  colors: { pine, dark, gray, red },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '600' },
  fontSizes: { xs: '13.5px', sm: '14.5px', md: '16px', lg: '18px', xl: '22px' },
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    UnstyledButton: { defaultProps: { component: KitButton } },
    Menu: { defaultProps: menuProps },
    Modal: { defaultProps: { ...withoutScrollLock, centered: true, radius: 10 } },
    Drawer: { defaultProps: withoutScrollLock },
    Popover: { defaultProps: { shadow: 'md' } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 250, events: { hover: true, focus: true, touch: true } } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Select: { defaultProps: { ...lists, allowDeselect: false } },
    MultiSelect: { defaultProps: lists },
  },
});

const tokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-anchor': 'var(--pine)',
  '--mantine-color-pine-light-hover': 'var(--pine-soft)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-shadow-md': 'var(--lift)',
};

/** The kit's colours refer to the product's tokens, which switch between light and dark themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
