import { keptFiles, type KeptFile } from '@maidan/actions/queue/kept-files';
import { chatPictureQuery } from '@maidan/api-client/queries/account/chat-picture';
import { defaultBases } from '@maidan/contract/core/services';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AddPicture } from './AddPicture.tsx';
import { PictureRow } from './PictureRow.tsx';
import { SentPicture } from './SentPicture.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';
import { WaitingPicture } from './WaitingPicture.tsx';

interface PictureOnStage {
  /** 0 to 1 while it is being sent. */
  progress: number | null;
  onCancel: () => void;
}

function PictureOnStage({ progress, onCancel }: PictureOnStage) {
  const picture = useChosenPicture();
  return (
    <>
      <AddPicture picture={picture} disabled={progress !== null && picture.file !== null} named />
      <PictureRow picture={picture} progress={picture.file ? progress : null} onCancel={onCancel} />
    </>
  );
}

/** A picture the size of a camera's, in one colour. */
async function takePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480);
  const context = canvas.getContext('2d');
  context!.fillStyle = 'teal';
  context!.fillRect(0, 0, 640, 480);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'pitch.png', { type: 'image/png' });
}

const meta = {
  title: 'Messages/Picture',
  component: PictureOnStage,
  args: { progress: null, onCancel: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof PictureOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenAndRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Add a picture'), await takePicture());
    await expect(await canvas.findByRole('img', { name: 'The picture you chose' })).toBeVisible();
    await expect(canvas.getByLabelText('Choose another picture')).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the picture' }));
    await expect(canvas.queryByRole('img', { name: 'The picture you chose' })).toBeNull();
    await expect(canvas.getByLabelText('Add a picture')).toBeEnabled();
  },
};

export const BeingSentAt320: Story = {
  args: { progress: 0.4 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Add a picture'), await takePicture());
    await expect(await canvas.findByRole('progressbar', { name: 'Sending the picture' })).toHaveValue(40);
    await expect(canvas.getByLabelText('Choose another picture')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel sending' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const NotAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = new File(['not a picture'], 'pitch.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Add a picture'), text);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This file cannot be opened as a picture\./);
    await expect(canvas.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
  },
};

interface SentOnStageProps {
  /** The picture as the device has it already; the server of the stories has none. */
  picture?: Blob | undefined;
  onOpen: (src: string) => void;
}

function Sent({ picture, onOpen }: SentOnStageProps) {
  const client = useQueryClient();
  // Before the first render asks for it.
  useState(() => {
    const { queryKey } = chatPictureQuery({ base: defaultBases.main, session: { token: () => null } }, 'pitch');
    if (picture) client.setQueryData(queryKey, picture);
  });
  return <SentPicture name="pitch" onOpen={onOpen} />;
}

const onOpen = fn();

export const SentAndOpened: Story = {
  loaders: [async () => ({ picture: await takePicture() })],
  render: (_, { loaded }) => (
    <SiteStage signedIn>
      <Sent picture={loaded['picture'] as Blob} onOpen={onOpen} />
    </SiteStage>
  ),
  beforeEach: () => void onOpen.mockReset(),
  play: async ({ canvas, userEvent }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Your picture' });
    await waitFor(() => expect(picture.naturalWidth).toBe(640));
    await userEvent.click(canvas.getByRole('button', { name: 'Open the picture' }));
    await expect(onOpen).toHaveBeenCalledWith(expect.stringMatching(/^blob:/));
  },
};

/** Without a connection, a picture that this device has never shown is missing. */
export const SentButNotHere: Story = {
  render: () => (
    <SiteStage signedIn>
      <Sent onOpen={onOpen} />
    </SiteStage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture cannot be shown without a connection.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WaitingForTheNetwork: Story = {
  loaders: [
    async () => {
      let kept: unknown;
      await keptFiles.keep({ picture: await takePicture() }, 'story', (written) => (kept = written));
      return { kept };
    },
  ],
  render: (_, { loaded }) => <WaitingPicture kept={(loaded['kept'] as { picture: KeptFile }).picture} />,
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Your picture' });
    await waitFor(() => expect(picture.naturalWidth).toBe(640));
    // It can be opened once it is sent.
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
