import { beginUpload, cancelUpload } from '@maidan/contract/core/uploads';
import { storeMedia, type UploadedMedia } from '@maidan/contract/desk/posts/compose';
import { pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { Link } from '@maidan/ui/links/LinkProvider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../testing/DeskStage.tsx';
import { EditDialog } from '../dialogs/EditDialog.tsx';
import type { DraftFile } from './draft-file.ts';
import { LeaveUploads } from './LeaveUploads.tsx';
import { MediaField } from './MediaField.tsx';

const stored: UploadedMedia = {
  id: 'turf.jpg',
  kind: 'picture',
  state: 'ready',
  problem: null,
  url: null,
  url_variants: null,
  width: 800,
  height: 600,
  duration: null,
  poster: null,
};
const turf = () => new File(['png'], 'turf.png', { type: 'image/png' });
const arrived = reply(beginUpload, { id: 'a'.repeat(32), bytes: 3, received: 3, expires_at: null });
const cancelled: StoryReply = { endpoint: cancelUpload, status: 204, body: null };

interface StageProps {
  /** What the storing of the file answers. */
  storing: StoryReply;
  isDialog?: boolean;
  onSave: (file: string | null) => void;
  onClose: () => void;
}

const replies = (storing: StoryReply): readonly StoryReply[] => [arrived, cancelled, storing];

function Stage({ storing, isDialog = false, ...dialog }: StageProps) {
  return (
    <DeskStage replies={replies(storing)} path="/posts/new">
      <main>{isDialog ? <PictureDialog {...dialog} /> : <PicturePage />}</main>
      <LeaveUploads />
    </DeskStage>
  );
}

function PictureDialog({ onSave, onClose }: Pick<StageProps, 'onSave' | 'onClose'>) {
  const [file, setFile] = useState<DraftFile | null>(null);
  return (
    <EditDialog
      title="Edit the tag"
      submit={{ isPending: false, error: null, mutate: () => onSave(file?.id ?? null) }}
      blocked={undefined}
      onClose={onClose}
    >
      <MediaField label="Picture" takes="picture" value={file} onChange={setFile} error={undefined} />
    </EditDialog>
  );
}

function PicturePage() {
  const { pathname } = useLocation();
  return (
    <>
      <Link href="/inbox">Inbox</Link>
      <p>{`This is ${pathname}`}</p>
      {pathname === '/posts/new' && (
        <MediaField label="Picture" takes="picture" value={null} onChange={() => undefined} error={undefined} />
      )}
    </>
  );
}

const meta = {
  title: 'Parts/Uploads',
  component: Stage,
  args: { onSave: fn(), onClose: fn() },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

let arrive: (file: UploadedMedia) => void = () => undefined;
const arrival = new Promise<UploadedMedia>((resolve) => (arrive = resolve));

export const SaveWaits: Story = {
  args: { isDialog: true, storing: { endpoint: storeMedia, status: 200, body: arrival } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit the tag' }));
    await userEvent.upload(dialog.getByLabelText('Choose a file'), turf());
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('turf.png is still uploading.');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const question = within(await canvas.findByRole('alertdialog', { name: 'Stop the upload?' }));
    await expect(question.getByText('turf.png will not be saved.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep uploading' }));
    arrive(stored);
    await expect(await dialog.findByRole('button', { name: 'Remove turf.png' })).toBeVisible();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith('turf.jpg');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CloseAsks: Story = {
  args: { isDialog: true, storing: pending(storeMedia) },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit the tag' }));
    await userEvent.upload(dialog.getByLabelText('Choose a file'), turf());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop and leave' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(dialog.queryByText('turf.png')).toBeNull();
  },
};

const refusal = 'turf.png is damaged. Choose another file.';

/** Nothing is saved as if the file were in it. */
export const Refused: Story = {
  args: {
    isDialog: true,
    storing: {
      endpoint: storeMedia,
      status: 422,
      body: { status: 'error', message: refusal, code: 'invalid_fields', errors: { file: [refusal] } },
    },
  },
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit the tag' }));
    await userEvent.upload(dialog.getByLabelText('Choose a file'), turf());
    await expect(await dialog.findByText(refusal)).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Save' });
    const reason = 'turf.png was not uploaded. Choose another file, or dismiss it.';
    await waitFor(() => expect(save).toHaveAccessibleDescription(reason));
    await userEvent.click(dialog.getByRole('button', { name: 'Dismiss turf.png' }));
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
};

export const LeavingAsks: Story = {
  args: { storing: pending(storeMedia) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), turf());
    await userEvent.click(canvas.getByRole('link', { name: 'Inbox' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep uploading' }));
    await expect(canvas.getByText('This is /posts/new')).toBeVisible();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(true);
    await userEvent.click(canvas.getByRole('link', { name: 'Inbox' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop and leave' }));
    await expect(await canvas.findByText('This is /inbox')).toBeVisible();
  },
};
