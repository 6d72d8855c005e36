import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type CSSProperties } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AlertIcon, MuteIcon, ShareIcon, TrashIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

const report = fn();

interface StageProps {
  items: readonly MenuItem[];
  place: CSSProperties;
}

function MenuOnStage({ items, place }: StageProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={place}>
      <Button ref={button} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(true)}>
        More
      </Button>
      {open ? <Menu label="About this post" anchor={button} items={items} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

const meta = {
  component: MenuOnStage,
  args: {
    place: {},
    items: [
      { key: 'share', label: 'Open the post', icon: <ShareIcon size={20} />, href: '#post' },
      { key: 'report', label: 'Report', icon: <AlertIcon size={20} />, onSelect: report },
      { key: 'mute', label: 'Mute this tag', icon: <MuteIcon size={20} />, onSelect: fn(), current: true },
      { key: 'delete', label: 'Delete', icon: <TrashIcon size={20} />, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof MenuOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    report.mockClear();
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Open the post' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('menuitem', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(report).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const OpenWithLongLabelsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      { key: 'a', label: 'Show fewer posts from Rajarajeshwari Nagar evening leather-ball practice', onSelect: fn() },
      { key: 'b', label: 'Rajarajeshwarinagara'.repeat(4), onSelect: fn() },
      { key: 'c', label: 'لاگ آؤٹ', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    const { left, right, bottom } = canvas.getByRole('menu').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** At the bottom edge, it opens upwards. */
export const NoRoomBelow: Story = {
  parameters: { layout: 'fullscreen' },
  args: { place: { position: 'fixed', right: 0, bottom: 0 } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    const { top, bottom, right } = canvas.getByRole('menu').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
