const KNOWN = new Set('p br hr strong b em i u s code blockquote h2 h3 h4 ul ol li a'.split(' '));

/** Whether the editor loses nothing of this HTML. It knows neither pictures nor tables. */
export const isEditable = (html: string): boolean =>
  [...html.matchAll(/<([a-z][a-z\d-]*)/gi)].every(([, name = '']) => KNOWN.has(name.toLowerCase()));
