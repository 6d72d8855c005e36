import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { appealBan } from '@maidan/contract/account/decisions';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useState, useSyncExternalStore } from 'react';
import { paths } from '../../paths.ts';
import { AppealForm } from './AppealForm.tsx';
import * as css from './Decisions.css.ts';

const neverChanges = () => () => undefined;
const readToken = () => location.hash.slice(1);

/** For people with a closed account; the login links here. */
export function AppealBan() {
  const api = useApi();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const token = useSyncExternalStore(neverChanges, readToken, () => null);

  async function send(text: string): Promise<void> {
    setPending(true);
    setError(null);
    try {
      setDone((await api.call(appealBan, { body: { token: token ?? '', text } })).message);
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <div className={css.alone}>
      <output>{done}</output>
      {token === '' ? (
        <p className={css.text}>{t('account.appealWho')}</p>
      ) : done === null ? (
        <>
          <p className={css.text}>{t('account.appealOnce')}</p>
          <AppealForm name="ban" pending={pending} error={error} onSend={(text) => void send(text)} />
        </>
      ) : (
        <div>
          <LinkButton href={paths.home()} variant="ink">
            {t('account.toHome')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
