const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const readText = (html: string): string =>
  Object.entries(signs).reduceRight((text, [sign, written]) => text.replaceAll(written, sign), html);

/** Whether there are only paragraphs and line breaks in it. */
export const isPlain = (html: string): boolean => /^(?:<p>(?:[^<]|<br ?\/?>)*<\/p>\s*)*$/.test(html);

/** Paragraphs as text, which an empty line separates. */
export const textOf = (html: string): string =>
  readText(
    html
      .trim()
      .replaceAll(/<\/p>\s*<p>/g, '\n\n')
      .replaceAll(/<br ?\/?>/g, '\n')
      .replaceAll(/<\/?p>/g, ''),
  );

export const htmlOf = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
