import { useApi } from '@maidan/api-client/core/api-provider';
import { deskTopicsQuery } from '@maidan/api-client/queries/desk/pages';
import { deskPageParts, saveStrip, STRIP_TAGS_MAX } from '@maidan/contract/desk/pages/page-parts';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon } from '@maidan/ui/icons';
import { Select } from '@maidan/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SortableRows } from '../../../rows/SortableRows.tsx';
import { useAct } from '../../../acts/use-act.ts';
import * as css from '../PageParts.css.ts';
import { EditDialog } from '../../../dialogs/EditDialog.tsx';
import { partName } from '../part-name.ts';
import { PartNameField } from '../PartNameField.tsx';
import { PartPicture } from '../PartPicture.tsx';
import { useRemoval } from '../use-removal.ts';
import type { EditedStrip } from './Strips.tsx';

type StripTag = EditedStrip['tags'][number];
const idOf = ({ id }: StripTag) => String(id);
const nameOf = ({ name }: StripTag) => name;

export function StripDialog({ strip, onClose }: { strip: EditedStrip; onClose: () => void }) {
  const api = useApi();
  const isNew = strip.slug === '';
  const [name, setName] = useState('');
  const [tags, setTags] = useState<readonly StripTag[]>(strip.tags);
  const all = useQuery(deskTopicsQuery(api, 'tags')).data?.data ?? [];
  const chosen = new Set(tags.map(({ id }) => id));
  const save = useAct(
    () =>
      api.call(saveStrip, {
        body: {
          ...(strip.id === null ? {} : { id: strip.id }),
          name: isNew ? name.trim() : strip.slug,
          tag_ids: tags.map(({ id }) => Number(id)),
        },
      }),
    { changes: [deskPageParts], inPlace: true, done: onClose },
  );
  const remove = useRemoval('strips', strip.id, onClose);
  return (
    <EditDialog
      title={isNew ? 'New strip' : `Strip: ${partName(strip.slug)}`}
      save={save}
      blocked={isNew && name.trim() === '' ? 'Enter a name.' : undefined}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
      remove={remove}
    >
      {isNew && <PartNameField name={name} onChange={setName} />}
      {tags.length > 0 && (
        <SortableRows label="Tags of the strip" items={tags} idOf={idOf} nameOf={nameOf} onOrder={setTags}>
          {(tag) => (
            <>
              <PartPicture of={tag} />
              <span className={css.grow} dir="auto">
                {tag.name}
              </span>
              <IconButton
                label={`Remove ${tag.name}`}
                icon={<CloseIcon />}
                onClick={() => setTags(tags.filter(({ id }) => id !== tag.id))}
              />
            </>
          )}
        </SortableRows>
      )}
      {tags.length < STRIP_TAGS_MAX && (
        <Select
          label="Add a tag"
          value=""
          options={all.filter(({ id }) => !chosen.has(id)).map((tag) => ({ value: String(tag.id), label: tag.name }))}
          onChange={(value) => {
            const added = all.find(({ id }) => String(id) === value);
            if (added) setTags([...tags, added]);
          }}
        />
      )}
    </EditDialog>
  );
}
