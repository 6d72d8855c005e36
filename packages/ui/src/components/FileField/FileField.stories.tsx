import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FileField } from './FileField.tsx';

function Held(props: ComponentProps<typeof FileField>) {
  const [file, setFile] = useState(props.file);
  const change = (next: File | null) => {
    setFile(next);
    props.onChange(next);
  };
  return <FileField {...props} file={file} onChange={change} />;
}

const proof = new File(['x'.repeat(412_000)], 'school-id.pdf', { type: 'application/pdf' });
const clip = new File(['x'], 'clip.mp4', { type: 'video/mp4' });

const meta = {
  component: FileField,
  args: {
    label: 'Proof of age',
    hint: 'Accepts only images and documents upto 20MB',
    accept: ['.jpeg', '.jpg', '.png', '.gif', '.bmp', '.pdf', '.xls', '.xlsx', '.csv'],
    file: null,
    required: true,
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenAndRemoved: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Proof of age', { exact: false });
    await expect(field).toHaveAccessibleDescription('Accepts only images and documents upto 20MB');
    await userEvent.upload(field, proof);
    await expect(args.onChange).toHaveBeenLastCalledWith(proof);
    await expect(canvas.getByText('412 KB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove school-id.pdf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveFocus();
  },
};

export const WrongKindIsNamed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Proof of age', { exact: false });
    // Like a drop: no picker has filtered the file types.
    await userEvent.setup({ applyAccept: false }).upload(field, clip);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('clip.mp4 is a type of file that can’t be sent here.')).toBeVisible();
  },
};

export const Sending: Story = {
  args: { file: proof, progress: 0.43 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending school-id.pdf' })).toHaveValue(43);
    await expect(canvas.getByLabelText('Proof of age', { exact: false })).toBeDisabled();
  },
};

export const Error: Story = { args: { error: 'Please upload a file for "Proof of age".' } };

export const LongNameAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { file: new File(['x'], 'Scan_of_the_front_and_back_of_my_school_identity_card_2025_final_2.pdf') },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
