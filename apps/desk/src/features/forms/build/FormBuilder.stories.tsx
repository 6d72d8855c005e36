import { formDraft, publishForm, saveFormDraft, type FormToBuild } from '@maidan/contract/desk/form-builder';
import type { BuiltField } from '@maidan/contract/desk/form-content';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { emptyForm } from './built-form.ts';
import { FormBuilder } from './FormBuilder.tsx';

const field = (key: string, label: string, more: Partial<BuiltField> = {}): BuiltField => ({
  key,
  label,
  type: 'text',
  is_required: false,
  options: [],
  picture: null,
  subtext: '',
  shown_if: null,
  required_if: null,
  ...more,
});
const ages = ['Under 17 boys', 'Under 17 girls', 'Open'];
const content = {
  ...emptyForm('Gully Cup team sheet', [
    field('name', 'Team name', { is_required: true }),
    field('age', 'Age group', { type: 'radio', options: ages, is_required: true }),
    field('paper', 'Signed by a parent', {
      type: 'file',
      is_required: true,
      shown_if: { match: 'all', rules: [{ field: 'age', test: 'any_of', values: ages.slice(0, 2) }] },
    }),
    field('day', 'First match you can play', { type: 'date' }),
    field('ward', 'Your ward', { type: 'select', options: ['Jayanagar', 'Hebbal'] }),
    field('brings', 'What your team can bring', { type: 'checkbox', options: ['Balls', 'Stumps'] }),
  ]),
  description: '<p>Fill this in once for your team, by Thursday evening.</p>',
  theme: 'FloodlightNight',
};
const loaded: FormToBuild = {
  form: {
    id: 3,
    slug: 'gully-cup',
    title: content.title,
    answers: 38,
    new_answers: 2,
    latest_at: '2026-11-20T09:00:00Z',
    state: 'open',
    is_changed: true,
  },
  revision: 4,
  content,
  published: { ...content, theme: 'MetallicChic' },
  changed_at: '2026-11-20T10:00:00Z',
  changed_by: 'Kavya',
  retired: [{ field: field('phone', 'Second phone number'), answers: 12 }],
  limits: {
    opens_at: null,
    closes_at: '2026-12-01T12:30:00Z',
    answers_max: 40,
    one_each: true,
    can_withdraw: false,
    is_closed: false,
  },
  versions: [{ number: 1, published_at: '2026-11-18T09:00:00Z', staff: 'Kavya', fields: 7 }],
};
const replies: readonly StoryReply[] = [
  reply(formDraft, loaded),
  reply(saveFormDraft, { revision: 5 }),
  reply(publishForm, { version: 2 }),
];

type Part = Parameters<typeof FormBuilder>[0]['part'];

function Stage({ part = 'fields', with: given = replies }: { part?: Part; with?: readonly StoryReply[] }) {
  return (
    <DeskStage replies={given} path={`/forms/3/${part}`}>
      <main>
        <FormBuilder id="3" part={part} />
      </main>
    </DeskStage>
  );
}

const meta = { component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole('button', {
      name: /^Signed by a parent.*Only if Age group is Under 17 boys/s,
    });
    await userEvent.click(paper);
    await expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveValue('Signed by a parent');
    await expect(canvas.getByRole('switch', { name: 'Show only on some answers' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'More: Team name' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove' }));
    await expect(canvas.getByText(/2 changes not published/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(canvas.getByRole('button', { name: /^Second phone number/ })).toBeVisible();
  },
};

/** Between Space and Space, the arrow keys move a field. */
export const OrderedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Team name' });
    handle.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Picked up Team name, place 1 of 6.')).toBeInTheDocument();
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByText('Team name is at place 2 of 6.')).toBeInTheDocument();
    });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText(/2 changes not published/)).toBeVisible());
  },
};

/** A page is a row among the fields, and the preview turns to it. */
export const PagesOfAForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New page' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title of the page' }), 'Your papers');
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(canvas.getByText('193 of 200 left')).toBeVisible();
    const preview = within(canvas.getByRole('complementary', { name: 'Preview', hidden: true }));
    await userEvent.click(preview.getByRole('button', { name: 'Next page', hidden: true }));
    await expect(preview.getByRole('heading', { name: /Page 2 of 2\s*Your papers/, hidden: true })).toBeInTheDocument();
  },
};

/** The path that no one can take is shown before anything is published. */
export const DeadEnd: Story = {
  args: {
    with: [
      reply(formDraft, {
        ...loaded,
        content: {
          ...content,
          fields: [
            field('a', 'Which ground', {
              shown_if: { match: 'all', rules: [{ field: 'b', test: 'answered', values: [] }] },
            }),
            field('b', 'Which team', {
              shown_if: { match: 'all', rules: [{ field: 'a', test: 'answered', values: [] }] },
            }),
          ],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/loop: “Which ground” waits for “Which team”, which waits for “Which ground”/),
    ).toBeVisible();
  },
};

export const TriedOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try it' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Try it' }));
    await expect(dialog.queryByText(/^Only if Age group/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Under 17 girls' }));
    await waitFor(() => expect(dialog.getByText(/^Only if Age group/)).toBeInTheDocument());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Look: Story = {
  args: { part: 'look' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Floodlight Night can be read' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Rose Milk' }));
    await expect(canvas.getByRole('heading', { name: 'Rose Milk can be read' })).toBeVisible();
  },
};

export const Limits: Story = {
  args: { part: 'limits' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Closes')).toHaveValue('2026-12-01T18:00');
    const most = canvas.getByRole('textbox', { name: 'Maximum answers' });
    await userEvent.clear(most);
    await userEvent.type(most, 'many');
    await expect(canvas.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
  },
};

export const History: Story = {
  args: { part: 'history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/18 November 2026.*Kavya, 7 fields/)).toBeVisible();
  },
};

export const Loading: Story = { args: { with: [pending(formDraft)] } };

export const Failed: Story = {
  args: { with: [failure(formDraft, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
