/**
 * What the HTML of a description, notification or page may consist of (trust.md, boundary B4). Nothing that styles,
 * names, scripts, embeds or asks: no `style`, `class`, `id`, `name`, `data-*`, form, svg or math.
 */
const plain = (
  'p div br hr h2 h3 h4 blockquote pre ul li figure figcaption b strong i em u s del ins small sub sup code ' +
  'abbr span q table caption thead tbody tfoot tr'
).split(' ');

/** Each permitted element with the attributes it may bear besides those that every element may. */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...plain.map((name) => [name, []] as const),
  ['a', ['href', 'title']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['ol', ['start']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']],
]);

/** Direction and language of a foreign word: the only attributes that any element may bear. */
export const allowedEverywhere: readonly string[] = ['dir', 'lang'];

/** Harmless wrappers of older editors: the element goes, what it holds stays and is judged by itself. */
export const unwrappedElements: readonly string[] = (
  'address article aside big center cite dd dl dt font footer h1 h5 h6 header main mark nav section strike ' +
  'time tt var wbr'
).split(' ');
