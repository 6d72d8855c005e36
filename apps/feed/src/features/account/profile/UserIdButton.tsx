import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { useStoreAlert } from '@maidan/auth/session/use-alert';
import type { Id } from '@maidan/contract/core/wire';
import { CopyIcon } from '@maidan/ui/icons';
import { copyText } from '@maidan/ui/share/copy-text';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './ProfileHead.css.ts';
import { userIdLabel } from './user-id-label.ts';

/** The user's id; a press copies it. */
export function UserIdButton({ id }: { id: Id }) {
  const alert = useStoreAlert();
  const label = userIdLabel(brand.userIdPrefix, id);
  async function copy(): Promise<void> {
    if (await copyText(label)) alert(t('account.copied', { label }));
    else alert(t('account.notCopied', { label }), 'error');
  }
  return (
    <button type="button" className={css.id} onClick={() => void copy()}>
      <VisuallyHidden>{t('account.copyId')}</VisuallyHidden>
      {label}
      <CopyIcon size={16} />
    </button>
  );
}
