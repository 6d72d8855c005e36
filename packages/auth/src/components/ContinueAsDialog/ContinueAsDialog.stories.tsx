import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ContinueAsDialog } from './ContinueAsDialog.tsx';

const meta: Meta<typeof ContinueAsDialog> = {
  component: ContinueAsDialog,
  args: {
    account: { user_id: 12, name: 'Divya', phone_ending: '34' },
    pending: false,
    onContinue: fn(),
    onDecline: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ContinueAsDialog>;

export const NamesTheAccount: Story = {
  async play({ args, canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Continue as Divya?' });
    await expect(dialog).toHaveAccessibleDescription(
      'This browser is logged in to Divya’s account, with a phone number ending in 34. Continue only if it’s yours.',
    );
    const decline = page.getByRole('button', { name: 'Not me' });
    await expect(decline).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Continue as Divya' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(decline);
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};

export const WithoutAName: Story = { args: { account: { user_id: 12, name: null, phone_ending: null } } };

export const LongNameAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { account: { user_id: 12, name: 'Rajarajeshwari '.repeat(5).trim(), phone_ending: '34' } },
};
