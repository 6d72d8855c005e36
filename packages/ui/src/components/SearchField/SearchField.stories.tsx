import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

function Held(props: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <SearchField {...props} value={value} onChange={change} />;
}

const meta = {
  component: SearchField,
  args: { label: 'Search tags, categories, videos', value: '', onChange: fn() },
  render: (args) => (
    <search>
      <Held {...args} />
    </search>
  ),
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search tags, categories, videos' });
    await expect(field).toHaveAttribute('placeholder', 'Search tags, categories, videos');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'skate');
    await expect(args.onChange).toHaveBeenLastCalledWith('skate');
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};

const sent = fn((event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  return new FormData(event.currentTarget).get('q');
});

/** In a plain form, which works before any script has loaded. */
export const InAForm: Story = {
  render: ({ label }) => (
    <search>
      <form onSubmit={sent}>
        <SearchField label={label} name="q" />
      </form>
    </search>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'skate{Enter}');
    await expect(sent).toHaveLastReturnedWith('skate');
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

/** The cross may do more than clear the field: the explore page returns to all content. */
export const ClearedByTheCaller: Story = {
  args: { value: 'skate', onClear: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
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
