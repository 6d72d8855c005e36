import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { text: 'Click to Register', children: (id: string) => <Button aria-describedby={id}>Under 17 boys</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocusAndHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Under 17 boys' });
    await expect(button).toHaveAccessibleDescription('Click to Register');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent('Click to Register'));
  },
};

export const LongTextAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    text: `Registers your whole team for the trials in ${'Rajarajeshwarinagara'.repeat(3)}`,
    wide: true,
    children: (id: string) => (
      <Button aria-describedby={id} wide>
        Open
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
