import {
  formDraft,
  makeFormLink,
  publishForm,
  saveFormDraft,
  type FormToBuild,
} from '@maidan/contract/desk/forms/form-builder';
import type { BuiltField } from '@maidan/contract/desk/forms/form-content';
import { formWaitingList, offerWaitingPlace } from '@maidan/contract/desk/forms/form-waiting';
import type { WaitingPerson } from '@maidan/contract/desk/waiting-people';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
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
  account_value: 'none',
  min: null,
  max: null,
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
    is_template: false,
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
    can_edit: false,
    has_waiting_list: false,
    answers_kept_days: null,
    is_closed: false,
  },
  grounds: ['Kodihalli', 'Hebbal'],
  waiting: 0,
  versions: [{ number: 1, published_at: '2026-11-18T09:00:00Z', staff: 'Kavya', fields: 7 }],
};
const waits = (id: number, name: string, until: string | null): WaitingPerson => ({
  id,
  position: id,
  person: { id, name, phone_ending: '10' },
  joined_at: '2026-11-20T10:00:00Z',
  offered_until: until,
});
const replies: readonly StoryReply[] = [
  reply(formDraft, loaded),
  reply(saveFormDraft, { revision: 5 }),
  reply(publishForm, { version: 2 }),
  reply(makeFormLink, {
    url: 'https://ysl.example/form/3#fill=eyJmb3JtIjozfQ.c2lnbmVk',
    expires_at: '2026-12-20T09:00:00Z',
  }),
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

const meta = { title: 'Forms/Builder', component: Stage } satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole('button', {
      name: /^Signed by a parent.*Only if Age group is Under 17 boys/s,
    });
    await userEvent.click(paper);
    await expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveValue('Signed by a parent');
    await expect(canvas.getByRole('switch', { name: 'Show only after certain answers' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'More: Team name' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove' }));
    await expect(canvas.getByText(/2 unpublished changes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(canvas.getByRole('button', { name: /^Second phone number/ })).toBeVisible();
  },
};

/** Space picks up a field, and the arrow keys move it. */
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
    await waitFor(() => expect(canvas.getByText(/2 unpublished changes/)).toBeVisible());
  },
};

/** A page is a row among the fields, and the preview can turn to it. */
export const PagesOfAForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New page' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Page title' }), 'Your papers');
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(canvas.getByText('193 of 200 left')).toBeVisible();
    const preview = within(canvas.getByRole('complementary', { name: 'Preview', hidden: true }));
    await userEvent.click(preview.getByRole('button', { name: 'Next page', hidden: true }));
    await expect(preview.getByRole('heading', { name: /Page 2 of 2\s*Your papers/, hidden: true })).toBeInTheDocument();
  },
};

/** An impossible path is reported before anything is published. */
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
      await canvas.findByText(/loop: “Which ground” depends on “Which team”, which depends on “Which ground”/),
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

/** Kinds that the specification does not have, as readers see them; and a warning, whatever its question is written in. */
export const MoreKinds: Story = {
  args: {
    with: [
      reply(formDraft, {
        ...loaded,
        content: emptyForm('Trials', [
          field('shirt', 'Shirt number', { type: 'number', min: 1, max: 99 }),
          field('ground', 'Nearest ground', { type: 'ground' }),
          field('signed', 'Signature of a parent', { type: 'signature' }),
          field('home', 'ನಿಮ್ಮ ಮನೆಯ ವಿಳಾಸ'),
        ]),
      }),
      ...replies.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    const shirt = await canvas.findByRole('textbox', { name: /^Shirt number/ });
    await expect(shirt).toHaveAccessibleDescription('From 1 to 99');
    await expect(canvas.getByText(/^Where a young person lives is sensitive/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Nearest ground/ }), 'Another place');
    await userEvent.type(canvas.getByRole('textbox', { name: /Nearest ground/ }), 'Cubbon Park');
    await userEvent.type(canvas.getByRole('textbox', { name: /Signature of a parent/ }), 'Meera Rao');
    await expect(canvas.getByRole('textbox', { name: /Signature of a parent/ })).toHaveValue('Meera Rao');
  },
};

export const Look: Story = {
  args: { part: 'look' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Floodlight Night is easy to read' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Rose Milk' }));
    await expect(canvas.getByRole('heading', { name: 'Rose Milk is easy to read' })).toBeVisible();
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

export const WaitingList: Story = {
  args: {
    part: 'limits',
    with: [
      reply(formDraft, { ...loaded, waiting: 2 }),
      reply(formWaitingList, {
        data: [waits(1, 'Asha', loaded.changed_at), waits(2, 'Ravi with a name that is long', null)],
        cursor: null,
      }),
      reply(offerWaitingPlace, { offered_until: loaded.changed_at }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1. Asha')).toBeVisible();
    await expect(canvas.getByText(/^A place is held until .*number ending in 10\.$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Offer a place/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Asha' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Remove Asha from the list?' })).toBeVisible();
  },
};

export const LinkWithAnswers: Story = {
  args: { part: 'limits' },
  play: async ({ canvas }) => {
    const link = within(await canvas.findByRole('form', { name: 'Link with answers' }));
    const make = link.getByRole('button', { name: 'Create link' });
    await expect(make).toHaveAccessibleDescription('Fill in at least one answer.');
    await userEvent.type(link.getByRole('textbox', { name: 'Team name' }), 'Chalk Line XI');
    await userEvent.click(make);
    await expect(await link.findByRole('textbox', { name: 'Link to send' })).toHaveValue(
      'https://ysl.example/form/3#fill=eyJmb3JtIjozfQ.c2lnbmVk',
    );
    await expect(link.queryByText('Signed by a parent')).not.toBeInTheDocument();
  },
};

export const History: Story = {
  args: { part: 'history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/18 November 2026.*Kavya, 7 fields/)).toBeVisible();
  },
};

export const Loading: Story = { args: { with: [pending(formDraft)] } };

export const NotHere: Story = {
  args: { with: [failure(formDraft, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this form.')).toBeVisible();
  },
};
