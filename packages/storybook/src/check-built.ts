/** The second half of `pnpm storybook:build`: checks the sidebar, and that pages link to existing stories. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const GROUPS = ['Feed', 'League', 'Desk', 'Login', 'Kit', 'Media'];

const { entries } = JSON.parse(readFileSync(path.join(root, 'storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, { title: string }>;
};
const found = new Set(Object.values(entries).map(({ title }) => title.split('/')[0]));
const wrongGroups = [...found].filter((group) => !GROUPS.includes(group ?? ''));
const emptyGroups = GROUPS.filter((group) => !found.has(group));

const deadLinks = globSync('src/**/*.mdx', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)]
    .filter(([, id = '']) => !(id in entries))
    .map(([, id]) => `${file} links to ${id}`),
);

const problems = [
  ...wrongGroups.map((group) => `${group} is no group of the sidebar`),
  ...emptyGroups.map((group) => `The group ${group} has no story`),
  ...deadLinks,
];
if (problems.length > 0) throw new Error(problems.join('\n'));
