import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { expect } from 'storybook/test';
import { MoreButton } from './MoreButton.tsx';

/** A list of three pages, in which news arrives at the moment the second page is requested. */
function List() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: ['matches'],
    queryFn: ({ pageParam }) => Promise.resolve(`Match ${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length < 3 ? pages.length + 1 : null),
  });
  const hasNews = useRef(true);
  const { fetchNextPage: load } = query;
  const fetchNextPage = useCallback<typeof load>(
    (options) => {
      const next = load(options);
      if (hasNews.current) void client.invalidateQueries();
      hasNews.current = false;
      return next;
    },
    [client, load],
  );
  return (
    <>
      <ul>
        {query.data?.pages.map((match) => (
          <li key={match}>{match}</li>
        ))}
      </ul>
      <MoreButton byItself query={{ ...query, fetchNextPage }} />
    </>
  );
}

const meta = {
  component: List,
  decorators: [(Story) => <QueryClientProvider client={new QueryClient()}>{<Story />}</QueryClientProvider>],
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesOnAfterNews: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Match 3', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
