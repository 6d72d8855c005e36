import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { brand } from '@maidan/brand/brand';
import { confirmSubscription } from '@maidan/contract/account/subscriptions';
import { paths } from '../../../paths.ts';
import { LinkForm } from '../LinkForm.tsx';

/** Confirms a subscription with the link sent to its e-mail address. */
export function ConfirmEmail() {
  const api = useApi();
  return (
    <LinkForm
      label={t('pages.confirmAddress')}
      submit={t('account.confirmMine')}
      source={t('account.theEmail')}
      send={(token) => api.call(confirmSubscription, { body: { token } })}
      next={{ href: paths.home(), label: t('account.toHome') }}
    >
      <p>{t('account.confirmWhy', { name: brand.name })}</p>
    </LinkForm>
  );
}
