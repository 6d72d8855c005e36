import { t } from '@maidan/i18n/text';
import type { User } from '@maidan/contract/account/users';
import { Button } from '@maidan/ui/Button';
import { DownloadIcon, TrashIcon } from '@maidan/ui/icons';
import { Section } from '@maidan/ui/Section';
import { useState, type ReactNode } from 'react';
import * as css from '../AccountView.css.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { useHasDevices } from '../devices/use-has-devices.ts';

const dialogs = { delete: DeleteDialog, download: DownloadDialog };

interface YourDataProps {
  /** Undefined until loaded; the buttons are rendered meanwhile, so that nothing below them moves. */
  me: User | undefined;
  title?: string;
  children?: ReactNode;
}

/** Downloads or deletes everything that the server stores about the user. Both calls are extensions. */
export function YourData({ me, title = t('pages.yourData'), children }: YourDataProps) {
  const hasDevices = useHasDevices(true);
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  if (!hasDevices) return null;
  const Dialog = open && dialogs[open];
  return (
    <Section title={title}>
      <p className={css.note}>{t('account.yourDataHint')}</p>
      {children}
      <div className={css.buttons}>
        <Button icon={<DownloadIcon size={20} />} onClick={() => setOpen('download')}>
          {t('account.downloadMine')}
        </Button>
        <Button icon={<TrashIcon size={20} />} onClick={() => setOpen('delete')}>
          {t('account.deleteMine')}
        </Button>
      </div>
      {Dialog && me ? <Dialog phone={me.phone ?? ''} onClose={() => setOpen(null)} /> : null}
    </Section>
  );
}
