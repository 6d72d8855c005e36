import { Button } from '@maidan/ui/Button';
import { TextField } from '@maidan/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CheckedForm } from './CheckedForm.tsx';
import { Notice } from '../page/Notice.tsx';

/** A form that is longer than the window; `refused` comes from the server, a while later. */
function LongForm({ refused }: { refused: boolean }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <CheckedForm
      aria-label="New tag"
      onSubmit={() => void Promise.resolve().then(() => setProblem('Please enter a name.'))}
    >
      <TextField label="Name" value={name} onChange={setName} error={refused ? null : problem} />
      {refused && problem !== null && <Notice tone="warn">Another tag has this name.</Notice>}
      <p style={{ height: '200vh' }}>Much else.</p>
      <Button type="submit">Save</Button>
    </CheckedForm>
  );
}

const meta = {
  title: 'Parts/Checked form',
  component: LongForm,
  args: { refused: false },
} satisfies Meta<typeof LongForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheWrongField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveFocus();
    await expect(field.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const LeadsToTheRefusal: Story = {
  args: { refused: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};
