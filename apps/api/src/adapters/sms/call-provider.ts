import { SmsFailure } from './send-sms.ts';

export interface ProviderRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProviderReply {
  readonly status: number;
  /** Undefined when it is not JSON. */
  readonly json: unknown;
}

/** Replies of both providers are a few hundred bytes. */
const LONGEST_REPLY = 16 * 1024;

/**
 * Sends one request to a provider: only to an allowed origin, without following redirects, with a time limit of
 * `timeoutMs` even in the middle of a reply, and reading at most 16 KB.
 * @throws SmsFailure
 */
export async function callProvider(
  { url, headers, body }: ProviderRequest,
  { allowed, timeoutMs }: { allowed: readonly string[]; timeoutMs: number },
): Promise<ProviderReply> {
  if (!allowed.includes(new URL(url).origin)) throw new SmsFailure('unreachable');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new SmsFailure('redirect', response.status);
    }
    return { status: response.status, json: parseJson(await readText(response)) };
  } catch (error) {
    if (error instanceof SmsFailure) throw error;
    // Drops the cause, which may contain the address and so an account id.
    throw new SmsFailure(signal.aborted ? 'timeout' : 'unreachable');
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    // Leaving the loop cancels the rest.
    if (text.length > LONGEST_REPLY) throw new SmsFailure('too-long', response.status);
  }
  return text + decoder.decode();
}

/** Undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
