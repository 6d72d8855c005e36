import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPagePartsQuery } from '@maidan/api-client/queries/desk/pages';
import type { DeskAd } from '@maidan/contract/desk/pages/page-parts';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { EditIcon, PlusIcon } from '@maidan/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import * as layout from '../../../page/layout.css.ts';
import { partName } from '../part-name.ts';
import { PartPicture } from '../PartPicture.tsx';
import { AdDialog } from './AdDialog.tsx';

/** Carousels of linked pictures, marked as ads, above the posts of a page. */
export function Ads() {
  const query = useQuery(deskPagePartsQuery(useApi()));
  const [edited, setEdited] = useState<DeskAd | 'new' | null>(null);
  return (
    <>
      <div>
        <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setEdited('new')}>
          New ads
        </Button>
      </div>
      <Loaded query={query} what="ads">
        {({ ads }) =>
          ads.length === 0 ? (
            <p className={layout.row}>
              No ads yet. Add up to six linked pictures, then choose them for a tag or category.
            </p>
          ) : (
            <ul className={layout.rows}>
              {ads.map((ad) => (
                <li key={ad.id} className={layout.row}>
                  {ad.images[0] && <PartPicture of={ad.images[0]} />}
                  <span className={layout.rowText}>
                    <span className={layout.rowName}>{partName(ad.slug)}</span>
                    <br />
                    <span className={layout.rowNote}>
                      {ad.images.length} {ad.images.length === 1 ? 'picture' : 'pictures'}
                    </span>
                  </span>
                  <IconButton label={`Edit ${partName(ad.slug)}`} icon={<EditIcon />} onClick={() => setEdited(ad)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited !== null && <AdDialog ad={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}
