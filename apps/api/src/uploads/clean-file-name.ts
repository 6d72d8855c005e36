import path from 'node:path';

const NAME_MAX = 150;

/**
 * A file's own name as it may be kept and shown (trust.md, U-4): its last part only, without control, direction and
 * path characters, at most 150 characters and with its ending. It is data: nothing on disk is ever called so.
 */
export function cleanFileName(sent: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    // Controls, halves of characters, and what turns or hides text: format characters, line and paragraph separators.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  if (clean === '') return 'file';
  if (clean.length <= NAME_MAX) return clean;
  const ending = path.extname(clean).slice(0, 10);
  return (
    clean
      .slice(0, NAME_MAX - ending.length)
      .toWellFormed()
      .replace(/\uFFFD$/u, '') + ending
  );
}

/** `Content-Disposition` of a download (RFC 6266): the name for today's browsers, one of plain letters for others. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
