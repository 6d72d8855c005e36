/** A page's request for the code in an SMS. */
interface Waiting {
  readonly options: CredentialRequestOptions;
  /** The person allows the code to be read. */
  readonly arrive: (code: string) => void;
  /** The person declines. */
  readonly refuse: () => void;
}

/**
 * Gives the page a phone browser's WebOTP API, or another browser's credentials without it. `remove` restores
 * the browser's own.
 */
export function browserWith({ webOtp }: { readonly webOtp: boolean }) {
  const requests: Waiting[] = [];
  const get = (options: CredentialRequestOptions = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      requests.push({
        options,
        arrive: (code) => resolve({ type: 'otp', id: '', code }),
        refuse: () => reject(new DOMException('Refused', 'NotAllowedError')),
      });
    });
  const credential = webOtp ? { value: Credential, configurable: true } : undefined;
  const putBack = [
    redefine(window, 'OTPCredential', credential),
    redefine(navigator.credentials, 'get', { value: get, configurable: true }),
  ];
  return {
    requests,
    /** Requests that the page has not aborted. */
    open: () => requests.filter(({ options }) => options.signal?.aborted === false),
    remove: () => putBack.forEach((run) => run()),
  };
}

function redefine(owner: object, name: string, property: PropertyDescriptor | undefined): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  define(owner, name, property);
  return () => define(owner, name, before);
}

function define(owner: object, name: string, property: PropertyDescriptor | undefined): void {
  if (property) Object.defineProperty(owner, name, property);
  else Reflect.deleteProperty(owner, name);
}
