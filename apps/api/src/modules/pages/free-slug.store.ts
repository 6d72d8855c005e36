import type { Tx } from '../../db/open-database.ts';
import { slugsOf } from '../../runtime/slugs.ts';

type Named = 'polls' | 'audio_bars' | 'ad_carousels' | 'tag_scrollers' | 'tags' | 'categories';

/** The first free slug for this name. If two people take it at once, the table's constraint refuses one of them. */
export async function freeSlug(tx: Tx, table: Named, name: string, thing: string): Promise<string> {
  for (const slug of slugsOf(name, thing)) {
    const taken = await tx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
    if (!taken) return slug;
  }
  throw new Error('The slugs ended.');
}
