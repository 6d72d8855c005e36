import type { User } from '@maidan/contract/account/users';
import { Button } from '@maidan/ui/Button';
import { DownloadIcon, TrashIcon } from '@maidan/ui/icons';
import { Section } from '@maidan/ui/Section';
import { useState, type ReactNode } from 'react';
import * as css from './AccountView.css.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { useHasDevices } from './use-has-devices.ts';

const dialogs = { delete: DeleteDialog, download: DownloadDialog };

/** Downloads or deletes everything the server has about the user. Both calls are extensions. */
export function YourData({ me, children }: { me: User; children?: ReactNode }) {
  const hasDevices = useHasDevices();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  if (!hasDevices) return null;
  const Dialog = open && dialogs[open];
  return (
    <Section title="Your data">
      <p className={css.note}>
        Download all your data, or delete your account. You have seven days to change your mind.
      </p>
      {children}
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
