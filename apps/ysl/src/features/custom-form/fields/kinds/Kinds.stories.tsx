import type { FormField } from '@maidan/contract/league/custom-forms';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CustomForm } from '../../CustomForm.tsx';
import { sampleField, sampleForm } from '../../testing/form-samples.ts';

const CONSENT =
  'Photos of the matches may be shown on the site and on the boards of the ground, until I say otherwise.';

const field = (id: number, label: string, kind: FormField['kind'], more: Partial<FormField> = {}) =>
  sampleField(id, label, { kind, ...more });
const form = sampleForm(
  [
    field(1, 'Age', 'number', { min: 8, max: 17 }),
    field(2, 'E-mail', 'email'),
    field(3, 'Phone', 'phone'),
    field(4, 'Home ground', 'ground'),
    field(5, 'Signature of a parent', 'signature'),
    field(6, 'Photos', 'consent', { type: 'checkbox', options: [{ id: 60, option_text: CONSENT }] }),
  ],
  { grounds: ['Hebbal', 'Kodihalli'] },
);

function Stage({ theme }: { theme: string }) {
  return (
    <SiteStage signedIn={false}>
      <CustomForm form={{ ...form, theme }} />
    </SiteStage>
  );
}

const meta = {
  title: 'Forms/Kinds of fields',
  component: Stage,
  args: { theme: 'CoolAndCollected' },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone, one message at a time. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Submit' });
    const age = canvas.getByRole('textbox', { name: /^Age/ });
    await expect(age).toHaveAccessibleDescription('From 8 to 17');
    await userEvent.type(age, '7');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Please enter 8 or more for "Age".')).toBeVisible();
    await expect(age).toHaveFocus();
    await userEvent.clear(age);
    await userEvent.keyboard('12');
    await userEvent.tab();
    await userEvent.keyboard('asha{Enter}');
    await expect(await canvas.findByText('Please enter an e-mail address for "E-mail".')).toBeVisible();
    await userEvent.keyboard('@example.in');
    await userEvent.tab();
    await userEvent.keyboard('98765 43210');
    const ground = canvas.getByRole('combobox', { name: /^Home ground/ });
    await userEvent.selectOptions(ground, 'Another place');
    await userEvent.click(submit);
    await expect(await canvas.findByText('Please fill in the field "Home ground".')).toBeVisible();
    const place = canvas.getByRole('textbox', { name: /^Home ground: which place/ });
    await userEvent.type(place, 'Hebbal');
    await expect(place).toHaveValue('Hebbal');
    await userEvent.selectOptions(ground, 'Kodihalli');
    await expect(place).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: /full name/ }), 'Lakshmi Rao');
    await userEvent.click(submit);
    await expect(
      await canvas.findByText(/^Please sign "Signature of a parent" with a full name and a date/),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Signature of a parent: date/), '2026-11-25');
    await userEvent.click(submit);
    await expect(await canvas.findByText('Please tick the box for "Photos".')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: CONSENT }));
    await expect(canvas.queryByText(/^Please /)).not.toBeInTheDocument();
  },
};

export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^Home ground/ }), 'Another place');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Please fill in the field "Age".')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const DarkTheme: Story = { args: { theme: 'FloodlightNight' } };
