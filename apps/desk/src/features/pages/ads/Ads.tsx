import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPagePartsQuery } from '@maidan/api-client/queries/desk/pages';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../page/counts.ts';
import { EditableList } from '../../../rows/EditableList.tsx';
import { partName } from '../part-name.ts';
import { PartPicture } from '../PartPicture.tsx';
import { AdDialog } from './AdDialog.tsx';

/** Carousels of linked pictures, marked as ads, above the posts of a page. */
export function Ads() {
  return (
    <EditableList
      query={useQuery(deskPagePartsQuery(useApi()))}
      what="ads"
      itemsOf={({ ads }) => ads}
      idOf={({ id }) => String(id)}
      renderRow={({ slug, images }) => ({
        name: partName(slug),
        note: counted(images.length, 'picture'),
        picture: images[0] && <PartPicture of={images[0]} />,
      })}
      empty="No ads yet. Add up to six linked pictures, then choose them for a tag or category."
      add="New ads"
      renderDialog={(ad, close) => <AdDialog ad={ad} onClose={close} />}
    />
  );
}
