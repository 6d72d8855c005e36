import type { Shareable } from './native-share.ts';

export type ShareNetwork = 'whatsapp' | 'facebook' | 'x' | 'telegram' | 'email';

export interface ShareTarget {
  network: ShareNetwork;
  name: string;
  href: string;
}

/** Where a post can be shared from a browser without a share function, in the order of popularity in India. */
export function shareTargets({ title, text, url }: Shareable): ShareTarget[] {
  const message = text === '' ? title : `${title} · ${text}`;
  return [
    { network: 'whatsapp', name: 'WhatsApp', href: address('https://wa.me/', { text: `${message}\n${url}` }) },
    { network: 'facebook', name: 'Facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { network: 'x', name: 'X', href: address('https://x.com/intent/post', { text: message, url }) },
    { network: 'telegram', name: 'Telegram', href: address('https://t.me/share/url', { url, text: message }) },
    { network: 'email', name: 'E-mail', href: address('mailto:', { subject: title, body: `${message}\n${url}` }) },
  ];
}

/** Percent signs for spaces too: mail programs show a plus as a plus. Half a surrogate pair would throw, so it is replaced. */
function address(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))}`,
  );
  return `${base}?${pairs.join('&')}`;
}
