import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPagePartsQuery } from '@maidan/api-client/queries/desk/pages';
import type { DeskAudioBar } from '@maidan/contract/desk/pages/page-parts';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { EditIcon, PlusIcon } from '@maidan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { PartPicture } from '../PartPicture.tsx';
import { AudioDialog } from './AudioDialog.tsx';

/** Audio played above the posts of a page. */
export function AudioBars() {
  const query = useQuery(deskPagePartsQuery(useApi()));
  const [edited, setEdited] = useState<DeskAudioBar | 'new' | null>(null);
  return (
    <>
      <div>
        <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setEdited('new')}>
          New audio
        </Button>
      </div>
      <Loaded query={query} what="audio">
        {({ audio_bars: bars }) =>
          bars.length === 0 ? (
            <p className={layout.row}>No audio yet. Add a song or a talk, then choose it for a tag or category.</p>
          ) : (
            <ul className={layout.rows}>
              {bars.map((bar) => (
                <li key={bar.id} className={layout.row}>
                  <PartPicture of={bar} />
                  <span className={layout.rowText}>
                    <span className={layout.rowName} dir="auto">
                      {bar.title}
                    </span>
                    <br />
                    <span className={layout.rowNote} dir="auto">
                      {bar.description}
                    </span>
                  </span>
                  <IconButton label={`Edit ${bar.title}`} icon={<EditIcon />} onClick={() => setEdited(bar)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited !== null && <AudioDialog bar={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
