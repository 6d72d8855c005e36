import type { Form, FormField } from '@maidan/contract/league/custom-forms';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { formThemeNames } from '@maidan/ui/form-themes/form-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CustomForm } from './CustomForm.tsx';

function FormOnStage({ form }: { form: Form }) {
  return (
    <SiteStage signedIn>
      <CustomForm form={form} />
    </SiteStage>
  );
}

const field = (id: number, label: string, type: FormField['type'], options: readonly string[] = []): FormField => ({
  id,
  label,
  type,
  is_required: 1,
  options: options.map((option_text, index) => ({ id: id * 10 + index, option_text })),
  image_url: null,
  image_url_variants: null,
  subtext: null,
  shown_if: null,
  page_if: null,
  required_if: null,
});
const form: Form = {
  state: 'open',
  opens_at: null,
  closes_at: null,
  id: 8,
  title: 'Trials',
  description: '<p>Two days, four grounds.</p>',
  image: null,
  image_variants: null,
  theme: 'CoolAndCollected',
  pages: [],
  fields: [
    field(1, 'Full name', 'text'),
    field(2, 'Why do you want to play?', 'textarea'),
    field(3, 'Date of birth', 'date'),
    field(4, 'School letter', 'file'),
    field(5, 'Days', 'checkbox', ['Saturday', 'Sunday']),
    field(6, 'Position', 'radio', ['Keeper', 'Outfield']),
    field(7, 'Ground', 'select', ['Kodihalli', 'Hebbal']),
  ],
};

const meta = {
  title: 'League/Form',
  component: FormOnStage,
  args: { form },
  argTypes: { form: { control: false } },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
} satisfies Meta<typeof FormOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Please fill in the field "Full name".')).toBeVisible();
  },
};
export const AnotherTheme: Story = { args: { form: { ...form, theme: formThemeNames[0] ?? null } } };
export const UnknownTheme: Story = { args: { form: { ...form, theme: 'NoSuchTheme' } } };

/** A question that earlier answers show. */
export const Conditions: Story = {
  args: {
    form: {
      ...form,
      fields: [
        field(6, 'Position', 'radio', ['Keeper', 'Outfield']),
        {
          ...field(8, 'Size of your gloves', 'text'),
          is_required: 0,
          shown_if: { match: 'all', rules: [{ field: 6, test: 'equals', values: ['Keeper'] }] },
          required_if: { match: 'all', rules: [] },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Keeper' }));
    await expect(await canvas.findByRole('textbox', { name: /Size of your gloves/ })).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Please fill in the field "Size of your gloves".')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Outfield' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** A page at a time; an answer can take one away. */
export const Pages: Story = {
  args: {
    form: {
      ...form,
      fields: [
        field(6, 'Position', 'radio', ['Keeper', 'Outfield']),
        {
          ...field(8, 'Size of your gloves', 'text'),
          is_required: 0,
          page_if: { match: 'all', rules: [{ field: 6, test: 'equals', values: ['Keeper'] }] },
          required_if: { match: 'all', rules: [] },
        },
        field(1, 'Full name', 'text'),
      ],
      pages: [
        { title: 'Keepers', first: 8 },
        { title: 'You', first: 1 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Please select an option for "Position".')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Outfield' }));
    await expect(canvas.getByRole('heading', { name: 'Page 1 of 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Keeper' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('heading', { name: /Page 2 of 3\s*Keepers/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /Size of your gloves/ }), 'M');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText('Please fill in the field "Full name".')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('textbox', { name: /Size of your gloves/ })).toHaveValue('M');
  },
};

export const NotOpenYet: Story = {
  args: { form: { ...form, state: 'early', opens_at: '2026-12-01T06:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This form opens on 1 Dec 2026, 11:30 AM.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  },
};
