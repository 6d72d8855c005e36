import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountSwitchDialog } from './AccountSwitchDialog.tsx';

const meta: Meta<typeof AccountSwitchDialog> = {
  component: AccountSwitchDialog,
  args: { name: 'Ravi', pending: false, onSwitch: fn(), onStay: fn() },
};
export default meta;
type Story = StoryObj<typeof AccountSwitchDialog>;

export const Open: Story = {
  async play({ args, canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    const stay = await page.findByRole('button', { name: 'Stay Ravi' });
    await expect(stay).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Switch' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await userEvent.click(stay);
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const WithoutAName: Story = { args: { name: '' } };
