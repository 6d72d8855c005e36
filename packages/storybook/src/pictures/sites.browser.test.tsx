/// <reference types="vite/client" />
import { vi } from 'vitest';
import { comparePictures, type StoryFile } from './compare.tsx';

vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T10:00:00+05:30') }));

comparePictures(import.meta.glob<StoryFile>('../../../ui/src/components/*/*.stories.tsx', { eager: true }), 1);
comparePictures(
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
);
