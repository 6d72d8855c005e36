import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import dancer from '../../testing/pictures/dancer.svg?no-inline';
import skyline from '../../testing/pictures/skyline.svg?no-inline';
import { formThemeNames } from '../../form-themes/form-theme.ts';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { FileField } from '../FileField/FileField.tsx';
import { FormShell } from '../FormShell/FormShell.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ThemedPage } from './ThemedPage.tsx';

const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** One of each field that a custom form can have, with one in error. */
function Trials({ title = 'Trials: Monsoon Cup' }: { title?: string }) {
  const [name, setName] = useState('Anvitha Rao');
  const [note, setNote] = useState('');
  const [born, setBorn] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [days, setDays] = useState(['Friday', 'Sunday']);
  const [position, setPosition] = useState('Outfield');
  const [ward, setWard] = useState('Jayanagar');
  return (
    <FormShell
      label={title}
      pending={false}
      error={null}
      submit="Submit"
      onSubmit={fn()}
      below={
        <p>
          Read the <TextLink href="#rules">rules of the trials</TextLink> first.
        </p>
      }
    >
      <TextField label="Full name" required value={name} onChange={setName} autoComplete="name" />
      <TextArea
        label="What should the coach know?"
        placeholder="Injuries, lifts, a nickname"
        value={note}
        onChange={setNote}
      />
      <DateField
        label="Date of birth"
        required
        value={born}
        onChange={setBorn}
        error={born === '' ? 'Please select a valid date for "Date of birth".' : null}
      />
      <FileField
        label="Proof of age"
        required
        hint="Accepts only images and documents upto 20MB"
        accept={['.jpg', '.pdf']}
        file={file}
        onChange={setFile}
      />
      <CheckboxGroup
        label="Days you can play"
        required
        options={options('Friday', 'Saturday', 'Sunday', 'Any')}
        value={days}
        onChange={setDays}
      />
      <RadioGroup label="Position" options={options('Keeper', 'Outfield')} value={position} onChange={setPosition} />
      <Select label="Ward" required options={options('Jayanagar', 'Indiranagar')} value={ward} onChange={setWard} />
    </FormShell>
  );
}

const meta = {
  component: ThemedPage,
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  args: {
    theme: 'MetallicChic',
    cover: skyline,
    title: 'Trials: Monsoon Cup',
    description: 'Two hours, one ball, every ward. Tell us who you are and where you play.',
    children: <Trials />,
  },
  render: (args, { globals }) => <ThemedPage {...args} theme={String(globals['formTheme'] || args.theme)} />,
} satisfies Meta<typeof ThemedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneForm: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { theme: 'DeepVintageMood', cover: dancer },
};

/** All themes side by side. */
export const AllThemes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' }}>
      {formThemeNames.map((theme) => (
        <ThemedPage {...args} key={theme} theme={theme} title={theme.replaceAll(/\B[A-Z]/g, ' $&')} cover={null}>
          <Trials title={theme} />
        </ThemedPage>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Submit' });
    await expect(buttons).toHaveLength(formThemeNames.length);
    await expect(new Set(buttons.map((button) => getComputedStyle(button).backgroundColor)).size).toBeGreaterThan(15);
  },
};

export const UnknownTheme: Story = { args: { theme: 'NobodyKnowsThisOne' } };

export const BrokenCover: Story = { args: { cover: 'data:image/png;base64,broken' } };

export const LongTitleAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    cover: null,
    title: 'Registration for the Pneumonoultramicroscopicsilicovolcanoconiosis awareness cup',
    description: <p dir="auto">ہر وارڈ سے ایک ٹیم، دو گھنٹے، ایک گیند۔</p>,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
