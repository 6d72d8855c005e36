import { openFormLink } from '@maidan/contract/league/custom-forms';
import { formProgress } from '@maidan/contract/league/form-progress';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CustomForm } from '../CustomForm.tsx';
import { sampleField, sampleForm } from '../testing/form-samples.ts';

const form = sampleForm([
  sampleField(1, 'Full name', { account_value: 'name' }),
  sampleField(2, 'To reach you', { account_value: 'phone' }),
  sampleField(3, 'Team name'),
]);
const nothingKept = reply(formProgress, null);

function Stage({ replies, isVisitor }: { replies: readonly StoryReply[]; isVisitor?: boolean }) {
  return (
    <SiteStage signedIn={!isVisitor} replies={replies}>
      <CustomForm form={form} />
    </SiteStage>
  );
}

const meta = {
  title: 'Forms/Prefilled',
  component: Stage,
  args: { replies: [nothingKept] },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  globals: { site: 'league' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the story with a prefill link in its address. */
function opened(link: string) {
  return () => {
    const before = location.href;
    history.replaceState(null, '', `#fill=${link}`);
    return () => history.replaceState(null, '', before);
  };
}
const filled = reply(openFormLink, { is_valid: true, answers: [{ field_id: 3, text: 'Chalk Line XI' }] });

export const Offer: Story = {
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: 'Use my name and number' });
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox', { name: /Full name/ }), 'Meera');
    await expect(offer).toHaveTextContent('Use my number');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Full name/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use my name and number' }));
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ananya');
    await expect(canvas.getByRole('textbox', { name: /To reach you/ })).toHaveValue('9876543210');
    await expect(canvas.queryByRole('button', { name: /^Use my/ })).not.toBeInTheDocument();
  },
};

export const Visitor: Story = {
  args: { isVisitor: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Full name/ })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /^Use my/ })).not.toBeInTheDocument();
  },
};

export const FilledByLink: Story = {
  args: { replies: [nothingKept, filled] },
  beforeEach: opened('abc.def'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Some answers are filled in by the link/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Team name/ })).toHaveValue('Chalk Line XI');
    await expect(canvas.getByRole('textbox', { name: /Full name/ })).toHaveValue('');
  },
};

/** Answers that the person entered before stay. */
export const FilledBefore: Story = {
  args: {
    replies: [
      reply(formProgress, {
        answers: [{ field_id: 3, text: 'Mine' }],
        files: [],
        changed_at: '2026-11-24T06:00:00Z',
        expires_at: '2026-12-24T06:00:00Z',
      }),
      filled,
    ],
  },
  beforeEach: opened('abc.def'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Some answers are filled in by the link/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Team name/ })).toHaveValue('Mine');
  },
};

export const DamagedLink: Story = {
  args: { replies: [nothingKept, reply(openFormLink, { is_valid: false, answers: [] })] },
  beforeEach: opened('abc.de'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The link you opened has expired or is damaged/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Team name/ })).toHaveValue('');
  },
};
