/// <reference types="vite/client" />
import { vi } from 'vitest';
import { comparePictures, type StoryFile } from './compare.tsx';

vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-10T10:00:00+05:30') }));

comparePictures(
  import.meta.glob<StoryFile>('../../../../apps/desk/src/features/{today,posts,inbox,cases,forms}/*.stories.tsx', {
    eager: true,
  }),
  2,
);
