import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { undoPhoneChange } from '@maidan/contract/account/phone-change';
import { paths } from '../../paths.ts';
import { LinkForm } from './LinkForm.tsx';

/** Stops a change of number by the link sent to the old one. */
export function KeepNumber() {
  const api = useApi();
  return (
    <LinkForm
      label={t('pages.keepNumber')}
      submit={t('account.keepMine')}
      source={t('account.theSms')}
      send={(token) => api.call(undoPhoneChange, { body: { token } })}
      next={{ href: paths.login(), label: t('auth.logIn') }}
    >
      <p>{t('account.keepWhy')}</p>
    </LinkForm>
  );
}
