import { mutes } from '@maidan/actions/mutes/muted';
import { setMutes, type Mute } from '@maidan/contract/feed/mutes';
import { updateLocation } from '@maidan/contract/account/users';
import { reverseGeocode } from '@maidan/contract/operations/geocoding';
import { dataSaver } from '@maidan/media/data-saver/data-saver-store';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { SiteLanguage } from '@maidan/site/document/site-config';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import { chooseTheme } from '@maidan/ui/theme/theme-storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { SettingsView } from './SettingsView.tsx';

const hidden: readonly Mute[] = [
  { kind: 'post', id: '41', label: 'Turf at night: who pays for the lights in Koramangala?' },
  { kind: 'person', id: 'k9', label: 'Rohan' },
  { kind: 'tag', id: 'gully-cricket', label: 'Gully cricket' },
  { kind: 'category', id: 'street-food', label: 'Street food' },
];
const here = { locality: 'Indiranagar', city: 'Bengaluru', principalSubdivision: 'Karnataka', countryName: 'India' };
const replies = [
  reply(reverseGeocode, here),
  reply(updateLocation, { message: 'Done' }),
  reply(setMutes, { data: hidden.slice(1) }),
];

const languages: readonly SiteLanguage[] = [
  { code: 'en', base: '', name: 'English', offer: 'Read this page in English', accept: 'Yes' },
  { code: 'hi', base: '/hi', name: 'हिन्दी', offer: 'यह पेज हिन्दी में पढ़ें', accept: 'हाँ' },
  { code: 'kn', base: '/kn', name: 'ಕನ್ನಡ', offer: 'ಈ ಪುಟವನ್ನು ಕನ್ನಡದಲ್ಲಿ ಓದಿ', accept: 'ಹೌದು' },
];

interface SettingsOnStage {
  signedIn: boolean;
  answers: readonly StoryReply[];
  speaks: readonly SiteLanguage[];
}

function SettingsOnStage({ signedIn, answers, speaks }: SettingsOnStage) {
  return (
    <SiteStage replies={answers} signedIn={signedIn} languages={speaks} path="/settings">
      <main>
        <SettingsView signedIn={signedIn} quickLinks={<p>Quick links</p>} />
      </main>
      <ToastRegion />
    </SiteStage>
  );
}

/** Resets the choices of the previous story. */
function forgetChoices(): void {
  mutes.set(mutes.get().entries, false);
  dataSaver.clear();
  chooseTheme('system');
  document.cookie = 'location=; Max-Age=0; Path=/';
}

/** Mocks geolocation: the device finds its position, or the person refuses. */
function placeDevice(answer: 'found' | 'denied'): void {
  const coords = { latitude: 12.978_369, longitude: 77.640_835 } as GeolocationCoordinates;
  const denied = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError;
  spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (answer === 'found') found({ coords } as GeolocationPosition);
    else failed?.(denied);
  });
}

const meta = {
  title: 'Settings',
  component: SettingsOnStage,
  args: { signedIn: false, answers: replies, speaks: languages },
  beforeEach() {
    forgetChoices();
    return forgetChoices;
  },
} satisfies Meta<typeof SettingsOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAVisitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByText(/^Nothing\. You can hide a post/)).toBeVisible();
    await expect(canvas.queryByText('Quick links')).toBeNull();
  },
};

export const OfAUser: Story = {
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quick links')).toBeVisible();
    await expect(canvas.getByText(/^Nothing\. You can hide a post/)).toBeVisible();
  },
};

export const DarkMode: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = canvasElement.ownerDocument.documentElement;
    const light = getComputedStyle(root).colorScheme;
    const dark = canvas.getByRole('switch', { name: 'Dark mode' });
    await expect(dark).not.toBeChecked();
    await userEvent.click(dark);
    await expect(dark).toBeChecked();
    await expect(getComputedStyle(root).colorScheme).not.toBe(light);
    await userEvent.click(dark);
    await expect(getComputedStyle(root).colorScheme).toBe(light);
  },
};

export const OfThreeLanguages: Story = {
  play: async ({ canvas }) => {
    const choice = within(canvas.getByRole('region', { name: 'Language' }));
    await expect(choice.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'English',
      'हिन्दी',
      'ಕನ್ನಡ',
    ]);
    await expect(choice.getByRole('link', { current: true })).toHaveTextContent('English');
    await expect(choice.getByRole('link', { name: 'ಕನ್ನಡ' })).toHaveAttribute('href', '/kn/settings');
  },
};

/** A site with one language has no language choice. */
export const OfOneLanguage: Story = {
  args: { speaks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Permissions' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Language' })).toBeNull();
  },
};

export const DataSaver: Story = {
  play: async ({ canvas, userEvent }) => {
    const choice = within(canvas.getByRole('radiogroup', { name: 'Data saver' }));
    await expect(choice.getByRole('radio', { name: 'Auto' })).toBeChecked();
    await userEvent.click(choice.getByRole('radio', { name: 'On' }));
    await expect(choice.getByRole('radio', { name: 'On' })).toBeChecked();
    await expect(choice.getByRole('radio', { name: 'Auto' })).not.toBeChecked();
  },
};

export const LocationFound: Story = {
  args: { signedIn: true },
  beforeEach: () => placeDevice('found'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('We only keep your part of town, never the exact spot.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow Location' }));
    await expect(await canvas.findByText('Location accessed')).toBeVisible();
    await expect(await canvas.findByText('You’re near Indiranagar, Bengaluru, Karnataka.')).toBeVisible();
  },
};

export const LocationWithoutAName: Story = {
  args: { answers: [failure(reverseGeocode)] },
  beforeEach: () => placeDevice('found'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow Location' }));
    await expect(await canvas.findByText('We could not find a name for your location.')).toBeVisible();
  },
};

export const LocationRefused: Story = {
  beforeEach: () => placeDevice('denied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow Location' }));
    await expect(await canvas.findByText('Location access denied by User')).toBeVisible();
    await expect(canvas.getByText('We only keep your part of town, never the exact spot.')).toBeVisible();
  },
};

export const NotificationsBlocked: Story = {
  beforeEach() {
    let permission: NotificationPermission = 'default';
    spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
    spyOn(Notification, 'requestPermission').mockImplementation(() => {
      permission = 'denied';
      return Promise.resolve(permission);
    });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Get notified about replies and match days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow Notifications' }));
    await expect(await canvas.findByText('Blocked in your browser’s site settings.')).toBeVisible();
  },
};

/** Showing something again takes it off the list, without a page load. */
export const HiddenAndMuted: Story = {
  args: { signedIn: true },
  beforeEach: () => mutes.set(hidden, true),
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('region', { name: 'Hidden and muted' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await expect(list.getByText('Comments by this person')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^Show again – Turf at night/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await expect(list.queryByText(/^Turf at night/)).toBeNull();
  },
};

export const LongNamesAt320: Story = {
  args: { signedIn: true },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () =>
    mutes.set([{ kind: 'person', id: 'k10', label: 'Venkatanarasimharajuvaripeta'.repeat(3) }, ...hidden], true),
  play: async ({ canvas }) => {
    const long = canvas.getByRole('button', { name: /^Show again – Venkatanarasimharajuvaripeta/ });
    const next = canvas.getByText(/^Turf at night: who pays for the lights in Koramangala\?$/);
    const gap = next.getBoundingClientRect().top - long.getBoundingClientRect().bottom;
    await expect(gap, 'the button touches the next row').toBeGreaterThanOrEqual(8);
  },
};
