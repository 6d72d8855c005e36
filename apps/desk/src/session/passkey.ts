import type { Body } from '@maidan/contract/core/endpoint';
import type { addPasskey, stepUp } from '@maidan/contract/desk/access/me';
import type { PasskeyOptions } from '@maidan/contract/desk/access/passkeys';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

const load = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/**
 * Asks the person to use a passkey.
 * @throws Error if they decline or have none here
 */
export async function requestPasskey(options: PasskeyOptions): Promise<Body<typeof stepUp>['response']> {
  const { startAuthentication } = await load();
  const reply = await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  return { ...reply, clientExtensionResults: { ...reply.clientExtensionResults } };
}

/**
 * Asks the person to create a passkey on this device.
 * @throws Error if they decline
 */
export async function makePasskey(options: PasskeyOptions): Promise<Body<typeof addPasskey>['response']> {
  const { startRegistration } = await load();
  const reply = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
  return { ...reply, clientExtensionResults: { ...reply.clientExtensionResults } };
}

/** The message for a failed passkey prompt; null for any other error. */
export function passkeyMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return 'The passkey was not used: the prompt was closed, or it took too long. Try again.';
  }
  if (error.name === 'InvalidStateError') return 'This device already has one of your passkeys.';
  if (error.name === 'SecurityError' || error.name === 'NotSupportedError') {
    return 'This browser cannot use passkeys here. Try another browser, or your phone.';
  }
  return null;
}
