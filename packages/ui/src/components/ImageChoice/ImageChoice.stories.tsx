import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { avatarPresets } from '../../art/avatars.ts';
import { ImageChoice } from './ImageChoice.tsx';

function Held(props: ComponentProps<typeof ImageChoice>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <ImageChoice {...props} value={value} onChange={change} />;
}

const meta = {
  component: ImageChoice,
  args: {
    label: 'Picture',
    options: avatarPresets.map(({ value, name, src }) => ({ value, label: name, src })),
    value: '/avatars/avatar-3.svg',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ImageChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenAvatars: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
    await expect(canvas.getByRole('radio', { name: 'Elephant' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kite' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('/avatars/avatar-5.svg');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Langur' })).toBeChecked();
  },
};

export const At320: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const BrokenImage: Story = {
  args: { options: [{ value: 'x', label: 'A drawing that did not come', src: 'data:image/png;base64,broken' }] },
};

export const Error: Story = { args: { value: '', required: true, error: 'Please select an option for "Picture".' } };
