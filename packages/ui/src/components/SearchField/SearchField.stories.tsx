import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

function Held(props: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <SearchField {...props} value={value} onChange={change} />;
}

const meta = {
  component: SearchField,
  args: { label: 'Search tags, categories, videos', value: '', onChange: fn(), onSearch: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search tags, categories, videos' });
    await expect(field.closest('search')).not.toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TypedAndSent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'skate{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('skate');
  },
};

export const Cleared: Story = {
  args: { value: 'skate' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const LongTextAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { value: 'late night filter coffee near the bus stand in Malleshwaram' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeftText: Story = { args: { value: 'یہ پیغام دائیں سے بائیں لکھا گیا ہے' } };
