import { useApi } from '@maidan/api-client/core/api-provider';
import { isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { sessionsQuery } from '@maidan/api-client/queries/account/sessions';
import { exportAccount } from '@maidan/contract/account/account';
import type { User } from '@maidan/contract/account/users';
import { Button } from '@maidan/ui/Button';
import { DownloadIcon, TrashIcon } from '@maidan/ui/icons';
import { Section } from '@maidan/ui/Section';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import * as css from './AccountView.css.ts';
import { saveFile } from './save-file.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./DeleteDialog.tsx')).DeleteDialog }));

/**
 * A copy of everything, and the end of it. Both calls are ours; a server without them is known by its not knowing of
 * devices either.
 */
export function YourData({ me }: { me: User }) {
  const api = useApi();
  const { data: isOurs = false } = useQuery({ ...sessionsQuery(api), select: () => true });
  const [pending, setPending] = useState(false);
  const [deletes, setDeletes] = useState(false);
  if (!isOurs) return null;

  async function download(): Promise<void> {
    setPending(true);
    try {
      const copy = await api.call(exportAccount, {}, { timeout: 60_000 });
      const day = (copy.exported_at ?? new Date().toISOString()).slice(0, 10);
      saveFile(`maidan-data-${day}.json`, JSON.stringify(copy, null, 2), 'application/json');
      showToast('Your data is saved as a file.');
    } catch (error) {
      if (!isUnauthenticated(error)) showToast(errorMessage(error), { tone: 'error' });
    } finally {
      setPending(false);
    }
  }

  return (
    <Section title="Your data">
      <p className={css.note}>Download or delete all your data. Deleted data cannot be restored.</p>
      <div className={css.buttons}>
        <Button icon={<DownloadIcon size={20} />} pending={pending} onClick={() => void download()}>
          Download my data
        </Button>
        <Button icon={<TrashIcon size={20} />} onClick={() => setDeletes(true)}>
          Delete my account
        </Button>
      </div>
      {deletes ? (
        <Suspense fallback={null}>
          <DeleteDialog phone={me.phone ?? ''} onClose={() => setDeletes(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
