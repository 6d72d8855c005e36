import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPagePartsQuery } from '@maidan/api-client/queries/desk/pages';
import type { DeskStrip } from '@maidan/contract/desk/pages/page-parts';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { EditIcon, PlusIcon } from '@maidan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { HOME_STRIP, partName } from '../part-name.ts';
import { StripDialog } from './StripDialog.tsx';

/** The home page's strip is listed even before it has tags. */
const noHomeStrip = { id: null, slug: HOME_STRIP, tags: [] };
export type EditedStrip = DeskStrip | typeof noHomeStrip | { id: null; slug: ''; tags: [] };

/** Rows of round pictures above the posts, each linking to a tag. */
export function Strips() {
  const query = useQuery(deskPagePartsQuery(useApi()));
  const [edited, setEdited] = useState<EditedStrip | null>(null);
  return (
    <>
      <div>
        <Button
          variant="signal"
          icon={<PlusIcon size={20} />}
          onClick={() => setEdited({ id: null, slug: '', tags: [] })}
        >
          New strip
        </Button>
      </div>
      <Loaded query={query} what="strips">
        {({ strips }) => {
          const hasHome = strips.some(({ slug }) => slug === HOME_STRIP);
          const all: readonly (DeskStrip | typeof noHomeStrip)[] = hasHome ? strips : [noHomeStrip, ...strips];
          return (
            <ul className={layout.rows}>
              {all.map((strip) => (
                <li key={strip.slug} className={layout.row}>
                  <span className={layout.rowText}>
                    <span className={layout.rowName}>{partName(strip.slug)}</span>
                    <br />
                    <span className={layout.rowNote}>
                      {strip.tags.length === 0 ? 'No tags yet.' : strip.tags.map(({ name }) => name).join(', ')}
                    </span>
                  </span>
                  <IconButton
                    label={`Edit ${partName(strip.slug)}`}
                    icon={<EditIcon />}
                    onClick={() => setEdited(strip)}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {edited !== null && <StripDialog strip={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
