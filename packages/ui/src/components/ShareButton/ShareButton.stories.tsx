import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ShareButton } from './ShareButton.tsx';

const meta = {
  component: ShareButton,
  args: {
    content: { title: 'Last kick of the night', text: 'Maidan', url: 'https://maidan.example/s/7' },
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Like most desktop browsers, the one for tests has no share function. */
export const OpensTheSheetWhereTheDeviceCannotShare: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(button);
    const sheet = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Share' });
    await expect(sheet).toHaveTextContent('Last kick of the night');
    await expect(screen.getByRole('textbox')).toHaveValue('https://maidan.example/s/7');
    // The platform's behaviour on Escape, which only a real keyboard triggers.
    sheet.requestClose();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OnMedia: Story = { args: { variant: 'media' } };
