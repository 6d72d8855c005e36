import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = { component: OfflineBanner, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

function pretend(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

export const ComesAndGoes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    pretend(false);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are offline.'));
    pretend(true);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    Reflect.deleteProperty(navigator, 'onLine');
  },
};

export const LongTextAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: 'You are offline. Fixtures and tables are as of 14:32; what you write is kept and goes out on return.',
  },
  beforeEach: () => {
    pretend(false);
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
};
