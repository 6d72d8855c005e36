import '@maidan/ui/theme/global.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { expectReadableInDark } from './dark-colours.ts';
import { configure, expect, mocked, spyOn } from 'storybook/test';
import { formCardClass, formPageClass, formThemeNames } from '@maidan/ui/form-themes/form-theme';
import { currentToasts, dismissToast } from '@maidan/ui/toast/toast-store';

// A busy machine makes a story slow, not wrong: a dialog's script may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < 760 ? ('mobile' as const) : ('desktop' as const),
});

const isOnPhone = ({ viewport: chosen }: Record<string, unknown>): boolean =>
  ['narrow', 'phone'].includes((chosen as { value?: string } | undefined)?.value ?? '');

/** Content that is too wide scrolls in its own box, never the page. */
async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'the page is wider than the phone').toBeLessThanOrEqual(clientWidth);
}

/** Such as React's warning of two children with the same key, of which a former one may stay on screen. */
async function expectNoErrors(): Promise<void> {
  const { error: print } = console;
  const printed = mocked(print).mock.calls.map((words) => words.join(' '));
  // Storybook renders inside React's `act`, and a slow script may outlast it.
  await expect(printed.filter((text) => !/\bact\b/.test(text))).toEqual([]);
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // An axe finding fails the story, in the run and in the panel. Describing each passing element would take longer.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Feed', 'League', 'Desk', 'Login', 'Kit', ['Start here', 'Sheet', 'Tokens', 'Icons'], 'Media'],
      },
    },
    viewport: {
      options: {
        narrow: viewport('Narrow phone', 320, 640),
        phone: viewport('Phone', 360, 740),
        onItsSide: viewport('Phone on its side', 740, 360),
        tablet: viewport('Tablet', 820, 1180),
        desk: viewport('Desk', 1440, 900),
      },
    },
  },
  globalTypes: {
    formTheme: {
      description: 'Puts the story on the card of a form theme',
      toolbar: {
        title: 'Form theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [{ value: '', title: 'No form theme' }, ...formThemeNames.map((name) => ({ value: name, title: name }))],
      },
    },
    site: {
      description: 'Whose accent: marigold for the feed, turf for the league',
      toolbar: {
        title: 'Site',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'feed', title: 'Feed' },
          { value: 'league', title: 'League' },
        ],
      },
    },
  },
  initialGlobals: { site: 'feed', formTheme: '' },
  // All stories share one page, so toasts and stored data would outlive them.
  beforeEach: () => {
    spyOn(console, 'error');
    for (const { id } of currentToasts()) dismissToast(id);
    for (const area of [localStorage, sessionStorage]) {
      // All keys except those of Storybook itself.
      for (const key of Object.keys(area)) if (!/^@?storybook/.test(key)) area.removeItem(key);
    }
  },
  afterEach: async ({ globals }) => {
    await expectNoErrors();
    if (isOnPhone(globals)) await expectNoSidewaysScroll();
    // Only in the run: in Storybook, the toolbar switches the scheme.
    if (globals['inBothSchemes']) await expectReadableInDark();
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = String(globals['formTheme']);
      if (theme === '' || parameters['themeOfItsOwn']) return <Story />;
      return (
        <div className={formPageClass(theme)} style={{ padding: 24 }}>
          <div className={formCardClass} style={{ padding: 24, borderRadius: 12 }}>
            <Story />
          </div>
        </div>
      );
    },
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    (Story, { globals }) => {
      document.documentElement.dataset['site'] = String(globals['site']);
      return <Story />;
    },
  ],
};

export default preview;
