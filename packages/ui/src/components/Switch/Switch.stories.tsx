import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

function Held(props: ComponentProps<typeof Switch>) {
  const [checked, setChecked] = useState(props.checked);
  const change = (next: boolean) => {
    setChecked(next);
    props.onChange(next);
  };
  return <Switch {...props} checked={checked} onChange={change} />;
}

const meta = {
  component: Switch,
  args: { label: 'Dark mode', checked: false, onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Dark mode' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = {
  args: { label: 'Allow Location', hint: 'Jayanagar, Bengaluru, Karnataka', checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Allow Location' })).toHaveAccessibleDescription(
      'Jayanagar, Bengaluru, Karnataka',
    );
  },
};

export const LongLabelAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Tell me when a league I follow has a fixture in Pneumonoultramicroscopicsilicovolcanoconiosis' },
};

export const RightToLeft: Story = {
  args: { label: 'تاریک انداز', checked: true },
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
};
