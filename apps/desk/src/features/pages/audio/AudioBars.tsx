import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPagePartsQuery } from '@maidan/api-client/queries/desk/pages';
import { useQuery } from '@tanstack/react-query';
import { EditableList } from '../../../rows/EditableList.tsx';
import { PartPicture } from '../PartPicture.tsx';
import { AudioDialog } from './AudioDialog.tsx';

/** Audio played above the posts of a page. */
export function AudioBars() {
  return (
    <EditableList
      query={useQuery(deskPagePartsQuery(useApi()))}
      what="audio"
      itemsOf={({ audio_bars: bars }) => bars}
      idOf={({ id }) => String(id)}
      renderRow={(bar) => ({ name: bar.title, note: bar.description, picture: <PartPicture of={bar} /> })}
      empty="No audio yet. Add a song or a talk, then choose it for a tag or category."
      add="New audio"
      renderDialog={(bar, close) => <AudioDialog bar={bar} onClose={close} />}
    />
  );
}
