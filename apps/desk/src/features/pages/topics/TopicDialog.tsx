import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPagePartsQuery, deskPollsQuery } from '@maidan/api-client/queries/desk/pages';
import {
  deskTopics,
  removeTopic,
  saveTopic,
  TOPIC_NAME_MAX,
  type DeskTopic,
  type TopicList,
} from '@maidan/contract/desk/pages/topics';
import { allCategories } from '@maidan/contract/feed/categories';
import { allTags } from '@maidan/contract/feed/tags';
import type { Id } from '@maidan/contract/core/wire';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pictureFile } from '../../../files/draft-file.ts';
import { MediaField } from '../../../files/MediaField.tsx';
import { RichTextField } from '../../../text/RichTextField.tsx';
import { useAct } from '../../../acts/use-act.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';
import { partName } from '../part-name.ts';

interface TopicDialogProps {
  list: TopicList;
  /** Null for a new one. */
  topic: DeskTopic | null;
  onClose: () => void;
}

/** What the topic's page shows above its posts. */
const partsOf = (
  topic: DeskTopic | null,
): Record<'poll_id' | 'audio_bar_id' | 'ad_carousel_id' | 'tag_scroller_id', Id | null> => ({
  poll_id: topic?.poll_id ?? null,
  audio_bar_id: topic?.audio_bar_id ?? null,
  ad_carousel_id: topic?.ad_carousel_id ?? null,
  tag_scroller_id: topic?.tag_scroller_id ?? null,
});

export function TopicDialog({ list, topic, onClose }: TopicDialogProps) {
  const api = useApi();
  const noun = list === 'tags' ? 'tag' : 'category';
  const { draft, change, field } = useDraft(() => ({
    name: topic?.name ?? '',
    description: topic?.description ?? '',
    picture: topic && pictureFile(topic),
    ...partsOf(topic),
  }));
  const changes = [deskTopics, list === 'tags' ? allTags : allCategories];
  const save = useAct(
    () =>
      api.call(saveTopic, {
        params: { list },
        body: {
          ...(topic === null ? {} : { id: topic.id }),
          ...draft,
          name: draft.name.trim(),
          picture: draft.picture?.id ?? null,
        },
      }),
    { changes, inPlace: true, done: onClose },
  );
  const remove = useAct(() => api.call(removeTopic, { params: { list, id: topic?.id ?? 0 } }), {
    changes,
    inPlace: true,
    done: () => {
      showToast(`${topic?.name} removed`);
      onClose();
    },
  });
  const choices = usePartChoices(list);
  return (
    <EditDialog
      title={topic === null ? `New ${noun}` : `Edit the ${noun}`}
      submit={save}
      blocked={draft.name.trim() === '' ? 'Enter a name.' : undefined}
      onClose={onClose}
      remove={topic?.posts === 0 && topic.followers === 0 ? remove : undefined}
    >
      <TextField
        label="Name"
        hint={topic === null ? undefined : 'The address of its page stays the same.'}
        autoComplete="off"
        maxLength={TOPIC_NAME_MAX}
        {...field('name')}
      />
      <MediaField label="Picture" takes="picture" {...field('picture')} error={undefined} />
      <RichTextField label="Text" hint="At the top of its page" {...field('description')} />
      {choices.map(({ part, label, options }) =>
        options.length === 0 ? null : (
          <Select
            key={part}
            label={label}
            options={[{ value: 'none', label: 'None' }, ...withChosen(options, draft[part])]}
            value={String(draft[part] ?? 'none')}
            onChange={(value) => change({ [part]: value === 'none' ? null : Number(value) })}
          />
        ),
      )}
    </EditDialog>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Keeps the current choice: only the newest polls are loaded. */
const withChosen = (options: readonly Choice[], chosen: Id | null): readonly Choice[] =>
  chosen === null || options.some(({ value }) => value === String(chosen))
    ? options
    : [{ value: String(chosen), label: 'Current choice' }, ...options];

const named = (rows: readonly { id: Id; slug: string }[] = []) =>
  rows.map(({ id, slug }) => ({ value: String(id), label: partName(slug) }));

/** The parts that a topic's page can show above its posts. */
function usePartChoices(list: TopicList) {
  const api = useApi();
  const parts = useQuery(deskPagePartsQuery(api)).data;
  const polls = useInfiniteQuery({ ...deskPollsQuery(api), enabled: list === 'tags' }).data;
  return [
    {
      part: 'poll_id' as const,
      label: 'Poll',
      options:
        polls?.pages.flatMap(({ data }) => data).map(({ id, question }) => ({ value: String(id), label: question })) ??
        [],
    },
    {
      part: 'audio_bar_id' as const,
      label: 'Audio',
      options: parts?.audio_bars.map(({ id, title }) => ({ value: String(id), label: title })) ?? [],
    },
    { part: 'ad_carousel_id' as const, label: 'Ads', options: named(parts?.ads) },
    { part: 'tag_scroller_id' as const, label: 'Strip', options: named(parts?.strips) },
  ];
}
