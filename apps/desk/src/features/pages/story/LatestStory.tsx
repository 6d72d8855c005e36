import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPagePartsQuery } from '@maidan/api-client/queries/desk/pages';
import type { DeskStory } from '@maidan/contract/desk/pages/page-parts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../rows/Loaded.tsx';
import { StoryForm } from './StoryForm.tsx';

/** Remounts the form with the stored story, or empty once the story is removed. */
const keyOf = (story: DeskStory | null): string => (story === null ? 'none' : `${story.address} ${story.picture_id}`);

/** The story at the end of the home page's strip. */
export function LatestStory() {
  const query = useQuery(deskPagePartsQuery(useApi()));
  return (
    <Loaded query={query} what="story">
      {({ story }) => <StoryForm key={keyOf(story)} story={story} />}
    </Loaded>
  );
}
