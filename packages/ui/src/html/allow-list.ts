/**
 * The elements that HTML from the API may contain. Nothing can style, name, run scripts, embed or submit: no `style`,
 * `class`, `id`, `name`, `data-*`, form, svg or math.
 */
const plain = (
  'p div br hr h2 h3 h4 blockquote pre ul li figure figcaption b strong i em u s del ins small sub sup code ' +
  'abbr span q table caption thead tbody tfoot tr'
).split(' ');

/** Each permitted element with its permitted attributes, in addition to those of every element. */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...plain.map((name) => [name, []] as const),
  ['a', ['href', 'title']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['ol', ['start']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']],
]);

/** Direction and language: the attributes that every element may have. */
export const allowedEverywhere: readonly string[] = ['dir', 'lang'];

/** Harmless wrappers from older editors: the element is removed; its content stays and is checked separately. */
export const unwrappedElements: readonly string[] = (
  'address article aside big center cite dd dl dt font footer h1 h5 h6 header main mark nav section strike ' +
  'time tt var wbr'
).split(' ');
