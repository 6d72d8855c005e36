/** The text of HTML that has only paragraphs; null for other HTML. */
export function toText(html: string): string | null {
  const rest = html.replaceAll(/<br\s*\/?>/g, '\n');
  if (rest.trim() === '') return '';
  // Text without any element is one paragraph.
  const whole = /^(?:\s*<p>[^<]*<\/p>)+\s*$/.test(rest) ? rest : rest.includes('<') ? null : `<p>${rest}</p>`;
  if (whole === null) return null;
  const paragraphs = [...whole.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => text.trim());
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" };
  return paragraphs.join('\n\n').replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => signs[name] ?? '');
}
