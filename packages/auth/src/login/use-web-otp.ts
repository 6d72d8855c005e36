import { useEffect, useEffectEvent } from 'react';

/** The WebOTP API's additions to a credential request; not yet among the platform's types. */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly 'sms'[] };
}

function codeOf(credential: Credential | null): string | null {
  return credential !== null && 'code' in credential && typeof credential.code === 'string' ? credential.code : null;
}

/** Reads the code from the SMS if the browser can, with the person's consent, while `active`. */
export function useWebOtp(active: boolean, onCode: (code: string) => void): void {
  const report = useEffectEvent(onCode);
  useEffect(() => {
    if (!active || !('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    const receive = async () => {
      try {
        const code = codeOf(await navigator.credentials.get(request));
        if (code !== null && !waiting.signal.aborted) report(code);
      } catch {
        // The person declined, or the form closed: the code can still be typed.
      }
    };
    void receive();
    return () => waiting.abort();
  }, [active]);
}
