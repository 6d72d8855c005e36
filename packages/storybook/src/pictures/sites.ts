/// <reference types="vite/client" />
import { firstOf, type StoryFile } from './compare.tsx';

/** The stories of the kit, the login and both sites that have a picture. */
export const ofSites = [
  ...firstOf(
    import.meta.glob<StoryFile>(
      ['../../../ui/src/components/*/*.stories.tsx', '../../../ui/src/layout/*.stories.tsx'],
      {
        eager: true,
      },
    ),
    1,
  ),
  ...firstOf(
    import.meta.glob<StoryFile>(
      [
        '../../../auth/src/components/LoginForm/*.stories.tsx',
        '../../../../apps/feed/src/features/{post,poll}/*.stories.tsx',
        '../../../../apps/ysl/src/features/league/{standings,match,knockouts}/*.stories.tsx',
        '../../../../apps/ysl/src/features/custom-form/CustomForm.stories.tsx',
        '../../../../apps/ysl/src/features/score/{cricket,tally}/*.stories.tsx',
      ],
      { eager: true },
    ),
    2,
  ),
];
