import { useApi } from '@maidan/api-client/core/api-provider';
import { brand } from '@maidan/brand/brand';
import { confirmSubscription } from '@maidan/contract/account/subscriptions';
import { paths } from '../../paths.ts';
import { LinkForm } from './LinkForm.tsx';

/** Confirms a subscription by the link sent to its e-mail address. */
export function ConfirmEmail() {
  const api = useApi();
  return (
    <LinkForm
      label="Confirm your address"
      submit="Confirm my address"
      source="the e-mail"
      send={(token) => api.call(confirmSubscription, { body: { token } })}
      next={{ href: paths.home(), label: 'To the home page' }}
    >
      <p>
        Confirm that this address is yours, and {brand.name} sends you the news that you subscribed to. If it wasn’t
        you, close this page: the address is not stored.
      </p>
    </LinkForm>
  );
}
