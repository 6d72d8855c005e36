import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ShareSheet } from './ShareSheet.tsx';

const content = { title: 'Last kick of the night at Kodihalli', text: 'Maidan', url: 'https://maidan.example/s/128' };

const meta = {
  component: ShareSheet,
  args: { open: true, onClose: fn(), content },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShareSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

function device(share: ((data: ShareData) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => void Reflect.deleteProperty(navigator, 'share');
}

const share = fn(async (_data: ShareData) => undefined);

export const WithoutAShareFunction: Story = {
  beforeEach: () => device(undefined),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['WhatsApp', 'Facebook', 'X', 'Telegram', 'E-mail']);
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    await expect(link.href).toContain(encodeURIComponent(content.url));
    await expect(link.rel).toContain('noopener');
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue(content.url);
    await expect(canvas.queryByRole('button', { name: 'More apps' })).toBeNull();
  },
};

export const TheDevicesOwnFirst: Story = {
  beforeEach: () => device(share),
  play: async ({ canvas }) => {
    share.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More apps' }));
    await expect(share).toHaveBeenCalledWith(content);
  },
};

export const LongTitleAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => device(undefined),
  args: {
    content: { ...content, title: `${'Rajarajeshwarinagara'.repeat(4)} and what came of it on the second Sunday` },
  },
};

export const TwiceTheTextAt360: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const giveBack = device(undefined);
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
      giveBack();
    };
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link');
    await expect(names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
    // Most of the address is visible.
    await expect(canvas.getByRole('textbox', { name: 'Link' }).clientWidth).toBeGreaterThan(250);
  },
};
