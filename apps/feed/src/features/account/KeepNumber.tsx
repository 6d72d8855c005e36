import { useApi } from '@maidan/api-client/core/api-provider';
import { undoPhoneChange } from '@maidan/contract/account/phone-change';
import { paths } from '../../paths.ts';
import { LinkForm } from './LinkForm.tsx';

/** Stops a change of number by the link sent to the old one. */
export function KeepNumber() {
  const api = useApi();
  return (
    <LinkForm
      label="Keep your phone number"
      submit="Keep my number"
      source="the SMS"
      send={(token) => api.call(undoPhoneChange, { body: { token } })}
      next={{ href: paths.login(), label: 'Log in' }}
    >
      <p>
        Someone who is logged in to your account wants to replace your phone number. If that isn’t you, keep your
        number. This also logs out all devices.
      </p>
    </LinkForm>
  );
}
