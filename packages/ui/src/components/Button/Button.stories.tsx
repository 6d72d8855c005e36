import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeartIcon, PlusIcon } from '../../icons/icons.tsx';
import { Button } from './Button.tsx';
import { Grid, Row } from '../../layout/layout.tsx';

const meta = {
  component: Button,
  args: { children: 'Send OTP', variant: 'signal', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: (args) => (
    <Row flexWrap="wrap" gap={3}>
      {(['signal', 'ink', 'edge', 'plain', 'danger'] as const).map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Row>
  ),
};

export const WithIcon: Story = {
  args: { icon: <PlusIcon size={20} />, children: <span>Follow</span>, variant: 'ink' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    for (const part of button.children) {
      const { left, top, width, height } = part.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    }
  },
};

export const LargeAndWide: Story = {
  args: { size: 'l', wide: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send OTP' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Enter the ten digits of your number first.' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Send OTP' });
    await expect(button).toHaveAccessibleDescription('Enter the ten digits of your number first.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const note = canvas.getByRole('tooltip');
    await expect(note).toBeVisible();
    await expect(note.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter the ten digits of your number first.');
    await userEvent.tab();
    await expect(note).not.toBeVisible();
  },
};

export const PendingSubmitsOnce: Story = {
  args: { pending: true, type: 'submit', children: 'Log In' },
  render: (args) => (
    <form
      aria-label="Login"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
    >
      <input aria-label="OTP" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1{Enter}');
    const button = canvas.getByRole('button', { name: 'Log In' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
  },
};

export const LongLabelAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    icon: <HeartIcon size={20} />,
    wide: true,
    children: 'Register your whole team for the Monsoon Cup trials at Jayanagar on both Saturdays',
  },
};

export const UnbrokenWord: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const RightToLeftText: Story = {
  render: (args) => (
    <Grid gap={4}>
      <Button {...args} icon={<PlusIcon size={20} />}>
        <bdi>کرکٹ ٹیم کی پیروی کریں</bdi>
      </Button>
      <div dir="rtl">
        <Button {...args} icon={<PlusIcon size={20} />}>
          کرکٹ ٹیم کی پیروی کریں
        </Button>
      </div>
    </Grid>
  ),
};
