import { duplicateForm } from '@maidan/contract/desk/forms/form-builder';
import {
  deskForms,
  formAnswers,
  formFileLink,
  showSenderPhone,
  type FormAnswer,
} from '@maidan/contract/desk/forms/forms';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { kavya } from '../../testing/samples.ts';
import { Answers } from './Answers.tsx';
import { FormList } from './FormList.tsx';

const at = kavya.last_seen_at;
const out = { state: 'open' as const, is_changed: false, is_template: false };
const trials = { ...out, id: 1, slug: 'trials', title: 'Kabaddi trials', answers: 2, new_answers: 1, latest_at: at };
const empty = { ...out, id: 2, slug: 'kit', title: 'Kit sizes', answers: 0, new_answers: 0, latest_at: null };
const fields = [
  { id: 1, label: 'Which position do you play?', is_asked: true },
  { id: 2, label: 'Fitness certificate', is_asked: true },
  { id: 3, label: 'School', is_asked: false },
];
const answer = (id: number, name: string, more: Partial<FormAnswer> = {}): FormAnswer => ({
  id,
  sent_at: at,
  edited_at: null,
  form_version: 2,
  is_new: false,
  person: { id, name, phone_ending: '10' },
  guardian: null,
  answers: [{ field_id: 1, text: 'Left corner' }],
  files: [],
  state: 'new',
  note: '',
  ...more,
});
const files = [{ field_id: 2, name: 'a1', original_name: 'certificate.pdf' }];
const data = [
  answer(2, 'Meera', { is_new: true, guardian: 'Lakshmi', files }),
  answer(1, 'Imran', { edited_at: at, state: 'paid', note: 'Cash' }),
];

const replies: readonly StoryReply[] = [
  reply(deskForms, { data: [trials, empty], cursor: null }),
  reply(formAnswers, { form: trials, fields, data, cursor: null }),
  reply(showSenderPhone, { phone: '+915550001010' }),
  reply(formFileLink, { path: '/api/desk/forms/file/a1' }),
];

function Stage({ id, with: given = replies }: { id?: string; with?: readonly StoryReply[] }) {
  return (
    <DeskStage replies={given} path="/forms">
      <main>{id === undefined ? <FormList /> : <Answers id={id} />}</main>
    </DeskStage>
  );
}

const meta = { title: 'Forms/Forms and answers', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forms: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Kabaddi trials.*2 answers.*1 new/s })).toBeVisible();
    await expect(canvas.getByText('No answers yet.')).toBeVisible();
  },
};

export const NoForms: Story = {
  args: { with: [reply(deskForms, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No forms yet. Create one with New form.')).toBeVisible();
  },
};

const templates = [
  { ...trials, is_template: true },
  { ...empty, title: 'Anmeldungsformularvorlageninhaltsverzeichnis des Vereins', is_template: true },
];

export const NewFormFromATemplate: Story = {
  args: { with: [reply(deskForms, { data: templates, cursor: null }), reply(duplicateForm, { id: 3 })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^A template. 2 answers/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New form' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'New form' }));
    await expect(dialog.getByRole('button', { name: /^Blank form/ })).toBeInTheDocument();
    const own = within(await dialog.findByRole('region', { name: 'Your templates' }));
    await waitFor(() => expect(own.getAllByRole('button', { name: /With its fields and look$/ })).toHaveLength(2));
  },
};

export const NewFormFromATemplateOnAPhone: Story = {
  ...NewFormFromATemplate,
  globals: { viewport: { value: 'narrow' } },
};

export const NoTemplates: Story = {
  args: { with: [reply(deskForms, { data: [], cursor: null })] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New form' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/Choose “Offer as a template” in a form’s menu/)).toBeInTheDocument();
  },
};

export const AnswersToAForm: Story = {
  args: { id: '1' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Mark 1 as seen' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('All states');
    await userEvent.click(await canvas.findByRole('button', { name: /^Meera/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Meera' }));
    // The dialog comes in gradually.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'certificate.pdf' })).toBeVisible());
    await expect(dialog.getByText('School (no longer asked)')).toBeVisible();
    await expect(dialog.getByText('Lakshmi')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveValue('new');
    await userEvent.click(dialog.getByRole('button', { name: 'Show the number' }));
    await expect(await dialog.findByRole('link', { name: 'Call +915550001010' })).toBeVisible();
  },
};

export const NoAnswersYet: Story = {
  args: { id: '2', with: [reply(formAnswers, { form: empty, fields, data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No answers yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download as CSV' })).not.toBeInTheDocument();
  },
};
