import { submitForm } from '@maidan/actions/forms/submit-form';
import { useActionRunner } from '@maidan/actions/use-action';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createAnswers } from '../submit/answers.ts';
import { sampleField, sampleForm } from '../testing/form-samples.ts';
import { WaitingAnswers } from './WaitingAnswers.tsx';

const form = sampleForm([
  sampleField(1, 'Team name'),
  sampleField(2, 'What you bring', {
    type: 'checkbox',
    options: [
      { id: 4, option_text: 'Bats' },
      { id: 5, option_text: 'Stumps' },
    ],
  }),
]);

interface StageProps {
  /** Why the server refused the answers. */
  failed: string | null;
  isOpen: boolean;
}

/** Answers queued by an earlier offline visit. */
function Queued({ failed, isOpen }: StageProps) {
  const { queue } = useActionRunner();
  const [answers] = useState(createAnswers);
  const [back, setBack] = useState('');
  useEffect(
    () => answers.subscribeAll(() => setBack([answers.get(1).text, ...answers.get(2).picks].join(' · '))),
    [answers],
  );
  useEffect(() => {
    const data = {
      form_id: form.id,
      answers: [
        { formfield_id: 1, answer_text: 'Third Cross Titans' },
        { formfield_id: 2, answer_text: 'Bats,Stumps' },
      ],
    };
    // After the page has tried to send actions of an earlier visit.
    const timer = setTimeout(() => {
      queue.keepOnly(null);
      const waits = { userId: 7, time: Date.now() - 60_000, failed, isFinal: failed !== null };
      queue.put({ ...waits, name: submitForm.endpoint.id, subject: 'a', key: 'a', data });
    });
    return () => {
      clearTimeout(timer);
      queue.keepOnly(null);
    };
  }, [queue, failed]);
  return (
    <>
      <WaitingAnswers form={form} answers={answers} isOpen={isOpen} />
      <output>{back}</output>
    </>
  );
}

function Stage(props: StageProps) {
  return (
    <SiteStage signedIn>
      <main>
        <h1>{form.title}</h1>
        <Queued {...props} />
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Forms/Waiting answers',
  component: Stage,
  args: { failed: null, isOpen: true },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Your answers from .+ are waiting on this device\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change them' }));
    await waitFor(() => expect(canvas.getByText('Third Cross Titans · Bats · Stumps')).toBeVisible());
    await expect(canvas.queryByRole('list', { name: 'Waiting to be sent' })).toBeNull();
  },
};

export const Refused: Story = {
  args: { failed: 'This form is full. '.repeat(14), isOpen: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/were not sent\. This form is full/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change them' })).toBeNull();
  },
};
