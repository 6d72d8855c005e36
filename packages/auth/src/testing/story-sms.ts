/** A request of the page for the code of an SMS. */
interface Waiting {
  readonly options: CredentialRequestOptions;
  /** The person lets the code in. */
  readonly arrive: (code: string) => void;
  /** The person does not. */
  readonly refuse: () => void;
}

/**
 * Gives the page what a phone's browser has, the WebOTP API, or what any other has: credentials without it. `remove` puts
 * this machine's own back.
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
    /** Those the page has not given up. */
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
