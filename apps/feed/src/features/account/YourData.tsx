import { useApi } from '@maidan/api-client/core/api-provider';
import { sessionsQuery } from '@maidan/api-client/queries/account/sessions';
import type { User } from '@maidan/contract/account/users';
import { Button } from '@maidan/ui/Button';
import { DownloadIcon, TrashIcon } from '@maidan/ui/icons';
import { Section } from '@maidan/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './AccountView.css.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';

const dialogs = { delete: DeleteDialog, download: DownloadDialog };

/**
 * A copy of everything, and the end of it. Both calls are ours; a server without them is known by its not knowing of
 * devices either.
 */
export function YourData({ me }: { me: User }) {
  const { data: isOurs = false } = useQuery({ ...sessionsQuery(useApi()), select: () => true });
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  if (!isOurs) return null;
  const Dialog = open && dialogs[open];
  return (
    <Section title="Your data">
      <p className={css.note}>Download or delete all your data. Deleted data cannot be restored.</p>
      <div className={css.buttons}>
        <Button icon={<DownloadIcon size={20} />} onClick={() => setOpen('download')}>
          Download my data
        </Button>
        <Button icon={<TrashIcon size={20} />} onClick={() => setOpen('delete')}>
          Delete my account
        </Button>
      </div>
      {Dialog ? <Dialog phone={me.phone ?? ''} onClose={() => setOpen(null)} /> : null}
    </Section>
  );
}
