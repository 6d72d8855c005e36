import { useApi } from '@maidan/api-client/core/api-provider';
import { deskPagePartsQuery } from '@maidan/api-client/queries/desk/pages';
import type { DeskStrip } from '@maidan/contract/desk/pages/page-parts';
import { useQuery } from '@tanstack/react-query';
import { EditableList } from '../../../rows/EditableList.tsx';
import { HOME_STRIP, partName } from '../part-name.ts';
import { StripDialog } from './StripDialog.tsx';

/** The home page's strip is listed even before it has tags. */
const noHomeStrip = { id: null, slug: HOME_STRIP, tags: [] };
export type EditedStrip = DeskStrip | typeof noHomeStrip;

/** Rows of round pictures above the posts, each linking to a tag. */
export function Strips() {
  return (
    <EditableList
      query={useQuery(deskPagePartsQuery(useApi()))}
      what="strips"
      itemsOf={({ strips }): readonly EditedStrip[] =>
        strips.some(({ slug }) => slug === HOME_STRIP) ? strips : [noHomeStrip, ...strips]
      }
      idOf={({ slug }) => slug}
      renderRow={({ slug, tags }) => ({
        name: partName(slug),
        note: tags.length === 0 ? 'No tags yet.' : tags.map(({ name }) => name).join(', '),
      })}
      empty=""
      add="New strip"
      renderDialog={(strip, close) => <StripDialog strip={strip} onClose={close} />}
    />
  );
}
