import { changeAnswers } from '@maidan/actions/forms/change-answers';
import { useActionRunner } from '@maidan/actions/use-action';
import { editResponse, formReceipts } from '@maidan/contract/league/form-receipts';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CustomForm } from '../CustomForm.tsx';
import { keptEdit } from '../edit/kept-edit.ts';
import { sampleField, sampleForm } from '../testing/form-samples.ts';

const form = sampleForm([sampleField(1, 'Team name')], { one_each: true });
const receipt = {
  id: 77,
  sent_at: '2026-11-24T06:00:00Z',
  edited_at: null,
  revision: 0,
  form_version: 1,
  can_withdraw: true,
  can_edit: true,
  answers: [{ field_id: 1, label: 'Team name', text: 'Third Cross Titans' }],
  files: [],
};

interface StageProps {
  /** Why the server refused the edit. */
  failed: string | null;
  canEdit: boolean;
}

/** An edit queued by an earlier offline visit. */
function Queued({ failed }: Pick<StageProps, 'failed'>) {
  const { queue } = useActionRunner();
  useEffect(() => {
    const answers = [{ field_id: 1, text: 'Third Cross Falcons' }];
    // After the page has tried to send actions of an earlier visit.
    const timer = setTimeout(() => {
      queue.keepOnly(null);
      const data = { id: receipt.id, form_id: form.id, revision: 0, answers };
      const waits = { userId: 7, time: Date.now() - 60_000, failed, isFinal: failed !== null };
      queue.put({ ...waits, name: changeAnswers.endpoint.id, subject: '77', key: 'a', data });
    });
    return () => {
      clearTimeout(timer);
      queue.keepOnly(null);
    };
  }, [queue, failed]);
  return <CustomForm form={form} />;
}

function Stage({ failed, canEdit }: StageProps) {
  const replies = [
    reply(formReceipts, { data: [{ ...receipt, can_edit: canEdit }] }),
    reply(editResponse, { revision: 1, edited_at: '2026-11-25T06:00:00Z' }),
  ];
  return (
    <SiteStage signedIn replies={replies}>
      <Queued failed={failed} />
    </SiteStage>
  );
}

const meta = {
  title: 'Forms/Waiting changes',
  component: Stage,
  args: { failed: null, canEdit: true },
  parameters: { layout: 'fullscreen', themeOfItsOwn: true },
  beforeEach: () => keptEdit.clear(),
  globals: { site: 'league' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Your changes from .+ are waiting on this device\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change them' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Team name/ })).toHaveValue('Third Cross Falcons'));
    await expect(canvas.queryByText(/^Your changes from/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the old answers' }));
    await expect(await canvas.findByText(/^You have already answered this form/)).toBeVisible();
  },
};

export const TooLate: Story = {
  args: { failed: 'The organiser has already decided about these answers. '.repeat(3), canEdit: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/were not sent, so your old answers stay\. The organiser/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change them' })).toBeNull();
  },
};
