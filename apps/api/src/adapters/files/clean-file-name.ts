import path from 'node:path';

const NAME_MAX = 150;

/**
 * Control characters, unpaired surrogates, and characters that reverse or hide text: format characters, fillers,
 * separators.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFD]/gu;
/** Forbidden in names, or treated as a slash by some systems: look-alikes, and signs like "a/c". */
const NOT_IN_NAMES = /[<>:"|?*\u2044\u2215\u2216\u29F5\u29F8\uFE68\uFF0F\uFF3C\u2100\u2101\u2105\u2106]/g;
/** Dots of any width, and spaces. */
const AT_ENDS = /^[. \u2024-\u2026\uFE52\uFF0E]+|[. \u2024-\u2026\uFE52\uFF0E]+$/g;
/** Windows opens a device for these names, with any extension. */
const DEVICE = /^(?=(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$|clock\$) *(?:\.|$))/i;

/**
 * A file's own name, safe to keep and show: its last part only, without control, direction and path characters, at most
 * 150 characters and with its extension. It is data: nothing on disk is ever named after it.
 */
export function cleanFileName(sent: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .replaceAll(NOT_IN_NAMES, '_')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(AT_ENDS, '')
    .replace(DEVICE, '_');
  if (clean === '') return 'file';
  if (clean.length <= NAME_MAX) return clean;
  const ending = cut(path.extname(clean), 10);
  return (cut(clean, NAME_MAX - ending.length) + ending).replaceAll(AT_ENDS, '');
}

/** The start of a text, never cut within a character. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .toWellFormed()
    .replace(/\uFFFD$/u, '');
}

/** `Content-Disposition` of a download (RFC 6266), with an ASCII name for old browsers. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
