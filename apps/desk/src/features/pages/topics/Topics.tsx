import { useApi } from '@maidan/api-client/core/api-provider';
import { deskTopicsQuery } from '@maidan/api-client/queries/desk/pages';
import { deskTopics, orderTopics, type DeskTopic, type TopicList } from '@maidan/contract/desk/pages/topics';
import { allCategories } from '@maidan/contract/feed/categories';
import { allTags, mainTags } from '@maidan/contract/feed/tags';
import { formatNumber } from '@maidan/i18n/number';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { EditIcon, PlusIcon } from '@maidan/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { SortableRows } from '../../../rows/SortableRows.tsx';
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

const idOf = ({ id }: DeskTopic) => String(id);
const nameOf = ({ name }: DeskTopic) => name;
const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Tags or categories, in the order readers see them. */
export function Topics({ list }: { list: TopicList }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = deskTopicsQuery(api, list);
  const query = useQuery(options);
  const [edited, setEdited] = useState<DeskTopic | 'new' | null>(null);
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
      <div>
        <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setEdited('new')}>
          {texts[list].add}
        </Button>
      </div>
      {list === 'tags' && query.data && (
        <MissingTags slugs={mainTags.filter((slug) => !query.data.data.some((tag) => tag.slug === slug))} />
      )}
      <Loaded query={query} what={list}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={layout.row}>{texts[list].empty}</p>
          ) : (
            <SortableRows
              label={texts[list].label}
              items={data}
              idOf={idOf}
              nameOf={nameOf}
              onOrder={(topics) => order.mutate({ topics, before: data })}
            >
              {(topic) => (
                <>
                  <PartPicture of={topic} />
                  <span className={layout.rowText}>
                    <span className={layout.rowName} dir="auto">
                      {topic.name}
                    </span>
                    <br />
                    <span className={layout.rowNote}>
                      {counted(topic.posts, 'post', 'posts')}, {counted(topic.followers, 'follower', 'followers')}
                    </span>
                  </span>
                  <IconButton label={`Edit ${topic.name}`} icon={<EditIcon />} onClick={() => setEdited(topic)} />
                </>
              )}
            </SortableRows>
          )
        }
      </Loaded>
      {edited !== null && (
        <TopicDialog list={list} topic={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
