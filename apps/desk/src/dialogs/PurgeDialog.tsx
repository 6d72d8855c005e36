import { deskPosts } from '@maidan/contract/desk/posts/posts';
import { deskReports, purgePost } from '@maidan/contract/desk/cases/reports';
import type { Reply } from '@maidan/contract/core/endpoint';
import { useApi } from '@maidan/api-client/core/api-provider';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useAct } from '../acts/use-act.ts';

interface PurgeDialogProps {
  post: { readonly id: number; readonly name: string };
  onClose: () => void;
}

/** Deletes the files of a withdrawn post. It asks first, because this cannot be undone. */
export function PurgeDialog({ post: { id, name }, onClose }: PurgeDialogProps) {
  const api = useApi();
  const purge = useAct(() => api.call(purgePost, { body: { id } }), {
    changes: [deskPosts, deskReports],
    done(purged) {
      onClose();
      showToast(doneText(purged));
    },
  });
  return (
    <ConfirmDialog
      open
      title="Delete its pictures and clips?"
      text={`The files of “${name}” and all their copies are deleted now, also from drafts, and the post cannot be restored. Files that another post shows are kept. On the first day after the withdrawal, only an owner who did not withdraw it can do this.`}
      confirm="Delete files"
      pending={purge.isPending}
      onConfirm={() => purge.mutate()}
      onClose={onClose}
    />
  );
}

type Purged = Reply<typeof purgePost>;

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

function doneText({ removed, kept, drafts }: Purged): string {
  const fromDrafts = drafts === 0 ? '' : `, also from ${drafts === 1 ? '1 draft' : `${drafts} drafts`}`;
  const gone = removed === 0 ? 'No file was deleted' : `${files(removed)} deleted${fromDrafts}`;
  return kept === 0 ? gone : `${gone}; ${files(kept)} kept for another post`;
}
