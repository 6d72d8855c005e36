import { hash } from 'node:crypto';
import { compress, type Encoding } from './compression.server.ts';

/** What the content security policy of a document allows besides the site's files: its own inline text. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A finished document: the same bytes for everyone. */
export interface SealedDocument {
  readonly inline: InlineSources;
  /** Compresses once per encoding. */
  readonly encode: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
  /** The results of `encode` so far. */
  readonly encoded: (encoding: Encoding) => Buffer<ArrayBuffer> | undefined;
}

/**
 * Finishes a document. Text rendered with the mark is ours, and the policy allows it by its hash; inline text without
 * the mark, such as an injected script, stays forbidden.
 * @param mark a secret of the rendering, instead of a nonce
 */
export function sealDocument(html: string, mark: string): SealedDocument {
  const attribute = ` nonce="${mark}"`;
  const marked = new RegExp(`<(script|style)\\b[^>]*?${attribute}[^>]*>([\\s\\S]*?)</\\1>`, 'g');
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, kind, text = ''] of html.matchAll(marked)) {
    if (text !== '') found[kind as keyof typeof found].add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  const bytes = Buffer.from(html.replaceAll(attribute, ''));
  const started = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  const done = new Map<Encoding, Buffer<ArrayBuffer>>();
  return {
    inline: { scripts: [...found.script], styles: [...found.style] },
    encode(encoding) {
      const running = started.get(encoding);
      if (running) return running;
      const made = compress(bytes, encoding).then((result) => {
        done.set(encoding, result);
        return result;
      });
      started.set(encoding, made);
      return made;
    },
    encoded: (encoding) => done.get(encoding),
  };
}
