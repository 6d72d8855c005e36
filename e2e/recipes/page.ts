import { create, edit, type Recipe } from './recipe.ts';

/** Adds a text page. */
export const page: Recipe = {
  task: 'A page',
  steps: [
    edit('apps/feed/src/routes.ts', [
      "  route('about',",
      "  route('house-rules', 'pages/HouseRulesPage.tsx'),\n  route('about',",
    ]),
    edit('apps/feed/src/paths.ts', ['  about: () =>', "  houseRules: () => '/house-rules',\n  about: () =>"]),
    create(
      'apps/feed/src/pages/HouseRulesPage.tsx',
      `import type { Route } from './+types/HouseRulesPage';
import { HouseRulesText } from '../features/policies/HouseRulesText.tsx';
import { TextPage } from '../features/policies/TextPage.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';

const TITLE = 'House rules';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: TITLE, description: 'How we treat each other.', path: paths.houseRules() });

export default function HouseRulesPage() {
  return (
    <TextPage title={TITLE} lead="How we treat each other.">
      <HouseRulesText />
    </TextPage>
  );
}
`,
    ),
    create(
      'apps/feed/src/features/policies/HouseRulesText.tsx',
      `export function HouseRulesText() {
  return <p>Cheer for your team, and be kind to the other one.</p>;
}
`,
    ),
  ],
};
