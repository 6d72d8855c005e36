import { useApi } from '@maidan/api-client/core/api-provider';
import { deskTopicsQuery } from '@maidan/api-client/queries/desk/pages';
import { deskTopics, orderTopics, type DeskTopic, type TopicList } from '@maidan/contract/desk/pages/topics';
import { allCategories } from '@maidan/contract/feed/categories';
import { allTags, mainTags } from '@maidan/contract/feed/tags';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { allCounted } from '../../../page/counts.ts';
import { EditableList } from '../../../rows/EditableList.tsx';
import { showUndo } from '../../../acts/show-undo.ts';
import { useAct } from '../../../acts/use-act.ts';
import { MissingTags } from '../../../page/MissingTags.tsx';
import { PartPicture } from '../PartPicture.tsx';
import { TopicDialog } from './TopicDialog.tsx';

const texts = {
  tags: {
    empty: 'Tags lead readers to what a post is about. Create the first one.',
    add: 'New tag',
    label: 'Tags, in their order',
  },
  categories: {
    empty: 'Categories are the main sections of the feed. Create the first one.',
    add: 'New category',
    label: 'Categories, in their order',
  },
} as const;

/** Tags or categories, in the order readers see them. */
export function Topics({ list }: { list: TopicList }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = deskTopicsQuery(api, list);
  const query = useQuery(options);
  const changes = [deskTopics, list === 'tags' ? allTags : allCategories];
  const order = useAct(
    ({ topics }: { topics: readonly DeskTopic[]; before?: readonly DeskTopic[] }) => {
      queryClient.setQueryData(options.queryKey, { data: [...topics] });
      return api.call(orderTopics, { params: { list }, body: { ids: topics.map(({ id }) => Number(id)) } });
    },
    {
      changes,
      done: (_, { before }) => {
        if (before) showUndo('Order changed', () => order.mutate({ topics: before }));
      },
    },
  );
  return (
    <>
      {list === 'tags' && query.data && (
        <MissingTags slugs={mainTags.filter((slug) => !query.data.data.some((tag) => tag.slug === slug))} />
      )}
      <EditableList
        query={query}
        what={list}
        itemsOf={({ data }) => data}
        idOf={({ id }) => String(id)}
        renderRow={(topic) => ({
          name: topic.name,
          note: `${allCounted(topic.posts, 'post')}, ${allCounted(topic.followers, 'follower')}`,
          picture: <PartPicture of={topic} />,
        })}
        empty={texts[list].empty}
        add={texts[list].add}
        order={{ label: texts[list].label, onOrder: (topics, before) => order.mutate({ topics, before }) }}
        renderDialog={(topic, close) => <TopicDialog list={list} topic={topic} onClose={close} />}
      />
    </>
  );
}
