import { replace, type Defence } from './defence.ts';

const HTML = 'packages/ui/src/html';
const AUTH = 'packages/auth/src/return-url';

const lists = [HTML];
const document = ['packages/site/src/server/documents/sanitise-for-document.server.test.ts'];
const stored = ['apps/api/src/modules/publishing/sanitise-html.test.ts'];
const returns = [`${AUTH}/return-url.test.ts`, `${AUTH}/return-url-storage.test.ts`];

/** HTML and addresses from outside. The sanitiser in the browser is tested by the stories. */
export const htmlDefences: readonly Defence[] = [
  ...replace(`${HTML}/allow-list.ts`, lists, [
    [
      'handlers on pictures',
      "['img', ['src', 'alt', 'width', 'height']]",
      "['img', ['src', 'alt', 'width', 'height', 'onerror']]",
    ],
    ['styles on links', "['a', ['href', 'title']]", "['a', ['href', 'title', 'style']]"],
    ['names on every element', "['dir', 'lang']", "['dir', 'lang', 'id']"],
  ]),
  ...replace(`${HTML}/allow-list.ts`, document, [
    ['forms', "'p div br hr", "'p form div br hr"],
    ['drawings', "'p div br hr", "'p svg div br hr"],
  ]),
  ...replace(`${HTML}/safe-url.ts`, lists, [
    [
      'schemes of links',
      "new Set(['http:', 'https:', 'mailto:', 'tel:'])",
      "new Set(['http:', 'https:', 'mailto:', 'tel:', 'javascript:'])",
    ],
    ['user names in links', " || url.username !== '' || url.password !== ''", ''],
    ['paths that browsers read as hosts', ".replace(/^\\/+/, '/')", ''],
    ['pictures without https', "url.protocol === 'https:' && url.username", 'url.username'],
  ]),
  ...replace(`${HTML}/safe-url.ts`, document, [['the opener of external links', "'noopener noreferrer ugc'", "'ugc'"]]),
  ...replace('packages/site/src/server/documents/sanitise-for-document.server.ts', document, [
    [
      'the address of a link in a document',
      'const url = safeUrl(href);',
      'const url = { href: href ?? "", external: false };',
    ],
    ['the address of a picture in a document', 'const url = safeImageUrl(src);', 'const url = src;'],
    ['further rounds of a document', 'MAX_ROUNDS = 6', 'MAX_ROUNDS = 0'],
  ]),
  ...replace('apps/api/src/modules/publishing/sanitise-html.service.ts', stored, [
    ['forms in stored HTML', "'p br hr strong", "'p form br hr strong"],
    ['the opener of stored links', "'noopener noreferrer ugc'", "'ugc'"],
    ['user names in stored links', " && url.username === ''", ''],
    ['pictures in stored HTML', 'ol li a table', 'ol li a img table'],
    ['repeated sanitising of stored HTML', 'if (after === before) return after;', 'return after;'],
    ['text of stored scripts', "nonTextTags: ['script', 'style', ", "nonTextTags: ['style', "],
  ]),
  ...replace(
    'apps/api/src/modules/publishing/values.service.ts',
    ['apps/api/src/modules/publishing/values.test.ts'],
    [
      ['the refusal of pictures in the HTML of a pack', '!hasPicture(text)', 'text !== null'],
      ['the refusal of media elsewhere', '.max(2000).regex(MEDIA, mediaMessage)', '.max(2000)'],
    ],
  ),
  ...replace(
    'apps/api/src/modules/pages/html-field.service.ts',
    ['apps/api/src/modules/pages/content.test.ts'],
    [['the refusal of pictures in the HTML of the desk', 'if (hasPicture(html)) {', 'if (false) {']],
  ),
  ...replace(`${AUTH}/return-url.ts`, returns, [
    ['deceiving characters of a return address', ' || DECEIVING.test(value)', ''],
    ['the length of a return address', 'value.length > MAX_LENGTH || ', ''],
    ['schemes of a return address', 'if (!isPath && !/^https?:\\/\\/[^/?#]/i.test(value)) return null;', ''],
    ['credentials in a return address', "if (url.username !== '' || url.password !== '') return null;", ''],
    ['a return path that browsers read as a host', "if (url.pathname.startsWith('//')) return null;", ''],
  ]),
  ...replace(`${AUTH}/return-url-storage.ts`, returns, [
    ['the age of a return address', 'MAX_AGE_MS = 15 * 60_000', 'MAX_AGE_MS = 15 * 60_000_000'],
  ]),
  ...replace(
    'packages/media/src/embed/parse-embed.ts',
    ['packages/media/src/embed/parse-embed.test.ts'],
    [
      ['schemes of an embed', ' || !/^https?:$/.test(url.protocol)', ''],
      ['the host of an embed', 'isPlain && DOMAIN.test(url.hostname)', 'isPlain'],
      ['credentials of an embed', "url.username === '' && url.password === '' && ", ''],
    ],
  ),
];
