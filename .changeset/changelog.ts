/** What the notes of a release are sorted under, in the order of a changelog. */
export const GROUPS = [
  'In short',
  'Posts and pages',
  'Videos',
  'Search',
  'Without a network',
  'Messages and notifications',
  'Account and login',
  'Privacy and young people',
  'Leagues and matches',
  'Registrations',
  'Forms',
  'Moderation',
  'The desk',
  'Languages and larger text',
  'Speed',
  'Safety',
  'Running it',
  'Connections to other systems',
] as const;

/** A note without a heading. */
const OTHERS = 'More';

/** The parts of a note: the heading that sorts it, and its text. */
function splitNote(summary: string): { group: string; text: string } {
  const [, group = OTHERS, text = ''] = /^(?:### (.+)\n+)?([^]*)$/.exec(summary.trim()) ?? [];
  return { group, text };
}

/** One entry of a changelog: the note as it was written, for people who use or run the product. */
export const getReleaseLine = async ({ summary }: { summary: string }): Promise<string> => {
  const { group, text } = splitNote(summary);
  return `- <!-- ${group} --> ${text.replaceAll('\n', '\n  ')}`;
};

/** Nothing about packages of our own that an app contains: their notes name the app where people notice a change. */
export const getDependencyReleaseLine = async (): Promise<string> => '';

/**
 * Sorts the newest release of a changelog by what its notes are about, in place of how much they raise the version.
 * @param changelog as the tool has written it; one that is sorted stays as it is
 */
export function groupNotes(changelog: string): string {
  const [, before = '', release = '', after = ''] =
    /^([^]*?\n## [^\n]+\n)([^]*?)((?:\n## [^]*)?)$/.exec(changelog) ?? [];
  const entries = [...release.matchAll(/^- <!-- (.+?) --> ((?:.*(?:\n {2}.*|\n(?=\n {2}))*))/gm)];
  if (entries.length === 0) return changelog;
  const order: readonly string[] = [...GROUPS, OTHERS];
  const names = [...new Set(entries.map(([, name = '']) => name))].toSorted(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  const groups = names.map((name) => {
    const texts = entries.filter(([, own]) => own === name).map(([, , text = '']) => text);
    if (name === GROUPS[0]) return `${texts.join('\n\n').replaceAll('\n  ', '\n')}\n`;
    return `### ${name}\n\n${texts.map((text) => `- ${text}\n`).join('')}`;
  });
  return `${before}\n${groups.join('\n')}${after}`;
}
