import type { Form, FormField } from '@maidan/contract/league/custom-forms';
import { formWaitingPlace, joinFormWaitingList } from '@maidan/contract/league/waiting-lists';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { formThemeNames } from '@maidan/ui/form-themes/form-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CustomForm } from './CustomForm.tsx';
import { sampleField, sampleForm } from './testing/form-samples.ts';

function FormOnStage({ form, replies }: { form: Form; replies?: readonly StoryReply[] }) {
  return (
    <SiteStage signedIn {...(replies && { replies })}>
      <CustomForm form={form} />
    </SiteStage>
  );
}

const field = (id: number, label: string, type: FormField['type'], options: readonly string[] = []) =>
  sampleField(id, label, {
    type,
    options: options.map((option_text, index) => ({ id: id * 10 + index, option_text })),
  });
const form = sampleForm(
  [
    field(1, 'Full name', 'text'),
    field(2, 'Why do you want to play?', 'textarea'),
    field(3, 'Date of birth', 'date'),
    field(4, 'School letter', 'file'),
    field(5, 'Days', 'checkbox', ['Saturday', 'Sunday']),
    field(6, 'Position', 'radio', ['Keeper', 'Outfield']),
    field(7, 'Ground', 'select', ['Kodihalli', 'Hebbal']),
  ],
  { description: '<p>Two days, four grounds.</p>' },
);

const meta = {
  title: 'Forms/Form',
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

const full: Form = { ...form, state: 'full', has_waiting_list: true };

export const WaitingList: Story = {
  args: {
    form: full,
    replies: [reply(formWaitingPlace, null), reply(joinFormWaitingList, { position: 3, offered_until: null })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  },
};
export const OnTheWaitingList: Story = {
  args: { form: full, replies: [reply(formWaitingPlace, { position: 3, offered_until: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re number 3 on the waiting list.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Leave the waiting list' })).toBeVisible();
  },
};
/** A place is held for this person, so the form is open for them. */
export const HeldPlace: Story = {
  args: {
    form: full,
    replies: [reply(formWaitingPlace, { position: 1, offered_until: '2026-11-25T06:00:00Z' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A place is held for you until/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
  },
};

const position = field(6, 'Position', 'radio', ['Keeper', 'Outfield']);
const ofKeepers = { match: 'all' as const, rules: [{ field: 6, test: 'equals' as const, values: ['Keeper'] }] };
const gloves: FormField = {
  ...field(8, 'Size of your gloves', 'text'),
  is_required: 0,
  required_if: { match: 'all', rules: [] },
};

/** Earlier answers show or hide a question. */
export const Conditions: Story = {
  args: {
    form: {
      ...form,
      fields: [position, { ...gloves, shown_if: ofKeepers }],
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

/** One page at a time; an answer can remove a page. */
export const Pages: Story = {
  args: {
    form: {
      ...form,
      fields: [position, { ...gloves, page_if: ofKeepers }, field(1, 'Full name', 'text')],
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
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('heading', { name: 'Page 1 of 3' })).toHaveFocus();
  },
};

export const NotOpenYet: Story = {
  args: { form: { ...form, state: 'early', opens_at: '2026-12-01T06:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This form opens on 1 Dec 2026, 11:30 AM.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  },
};
