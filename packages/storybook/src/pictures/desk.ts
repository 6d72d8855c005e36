/// <reference types="vite/client" />
import { firstOf, type StoryFile } from './compare.tsx';

/** The desk's stories that have a picture. */
export const ofDesk = firstOf(
  import.meta.glob<StoryFile>('../../../../apps/desk/src/features/{today,posts,inbox,cases,forms}/*.stories.tsx', {
    eager: true,
  }),
  2,
);
