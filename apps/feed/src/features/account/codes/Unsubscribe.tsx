import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { brand } from '@maidan/brand/brand';
import { endSubscription } from '@maidan/contract/account/subscriptions';
import { paths } from '../../../paths.ts';
import { LinkForm } from '../LinkForm.tsx';

/** Ends a subscription with the link in an e-mail to its address. */
export function Unsubscribe() {
  const api = useApi();
  return (
    <LinkForm
      label={t('pages.unsubscribe')}
      submit={t('account.unsubscribeMine')}
      source={t('account.theEmail')}
      send={(key) => api.call(endSubscription, { params: { key } })}
      next={{ href: paths.home(), label: t('account.toHome') }}
    >
      <p>{t('account.unsubscribeWhy', { name: brand.name })}</p>
    </LinkForm>
  );
}
