import { useApi } from '@maidan/api-client/core/api-provider';
import { deskTopicsQuery } from '@maidan/api-client/queries/desk/pages';
import { deskPageParts, saveStrip, STRIP_TAGS_MAX } from '@maidan/contract/desk/pages/page-parts';
import { Row } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SortableItems } from '../../../rows/sortable/SortableItems.tsx';
import { useItems } from '../../../rows/sortable/use-items.ts';
import { useAct } from '../../../acts/use-act.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { partName } from '../part-name.ts';
import { PartNameField } from '../PartNameField.tsx';
import { PartPicture } from '../PartPicture.tsx';
import { useRemoval } from '../use-removal.ts';
import type { EditedStrip } from './Strips.tsx';

type StripTag = EditedStrip['tags'][number];

export function StripDialog({ strip, onClose }: { strip: EditedStrip | null; onClose: () => void }) {
  const api = useApi();
  const [name, setName] = useState('');
  const list = useItems((): readonly StripTag[] => strip?.tags ?? []);
  const tags = list.items;
  const all = useQuery(deskTopicsQuery(api, 'tags')).data?.data ?? [];
  const chosen = new Set(tags.map(({ id }) => id));
  const save = useAct(
    () =>
      api.call(saveStrip, {
        body: {
          ...(strip?.id && { id: strip.id }),
          name: strip?.slug ?? name.trim(),
          tag_ids: tags.map(({ id }) => Number(id)),
        },
      }),
    { changes: [deskPageParts], inPlace: true, done: onClose },
  );
  const remove = useRemoval('strips', strip?.id ?? null, onClose);
  return (
    <EditDialog
      title={strip === null ? 'New strip' : `Strip: ${partName(strip.slug)}`}
      submit={save}
      blocked={strip === null && name.trim() === '' ? 'Enter a name.' : undefined}
      onClose={onClose}
      remove={remove}
    >
      {strip === null && <PartNameField name={name} onChange={setName} />}
      <SortableItems
        label="Tags of the strip"
        list={list}
        nameOf={({ name: tag }) => tag}
        what={({ name: tag }) => tag}
      >
        {(tag) => (
          <Row as="span">
            <PartPicture of={tag} />
            <span dir="auto">{tag.name}</span>
          </Row>
        )}
      </SortableItems>
      {tags.length < STRIP_TAGS_MAX && (
        <Select
          label="Add a tag"
          value=""
          options={all.filter(({ id }) => !chosen.has(id)).map((tag) => ({ value: String(tag.id), label: tag.name }))}
          onChange={(value) => {
            const added = all.find(({ id }) => String(id) === value);
            if (added) list.add(added);
          }}
        />
      )}
    </EditDialog>
  );
}
