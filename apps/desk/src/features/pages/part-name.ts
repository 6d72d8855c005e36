/** The slug of the home page's strip. */
export const HOME_STRIP = 'home';

/** What the desk calls a strip or a carousel, which has a slug and no name. */
export function partName(slug: string): string {
  if (slug === HOME_STRIP) return 'Home page';
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
