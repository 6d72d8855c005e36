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
});
const form: Form = {
  id: 8,
  title: 'Trials',
  description: '<p>Two days, four grounds.</p>',
  image: null,
  image_variants: null,
  theme: 'CoolAndCollected',
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
