import { sql } from 'kysely';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { numbersTo } from '../testing/databases/numbers-to.ts';

const MEDIA = 10_000;

/** The id of a picture. @param number an SQL expression */
const pictureOf = (number: string) => sql.raw(`'${'a'.repeat(34)}' || (100000 + ${number}) || '.jpg'`);

/**
 * One tag with all posts, which show 10,000 pictures and are each published in the millisecond of their id; a user
 * likes every tenth.
 */
export async function fillFeed({ db, engine }: OpenDatabase, posts: number): Promise<void> {
  const numbers = numbersTo(posts, engine);
  await db
    .insertInto('tags')
    .values({
      id: 1,
      slug: 'home',
      name: 'Home',
      description: '',
      tag_cloud: 0,
      buttons: '[]',
      follower_base: 0,
      position: 1,
    })
    .execute();
  const described = '{"widths":[240,480,1080],"formats":["avif","webp"],"tones":["#7a5c3e","#20303a"]}';
  await sql`insert into media (id, kind, bytes, width, height, variants, stored_at)
    select ${pictureOf('i')}, 'picture', 1, 1080, 1350, ${described}, i from ${numbersTo(MEDIA, engine)} as numbers`.execute(
    db,
  );
  await sql`insert into posts (id, slug, name, type, description, name_status, has_clip, view_base, like_base, published_at, created_at,
      media, thumbnail)
    select i, 'post-' || i, 'Post ' || i, 'video', '', 1, i % 2, 0, 0, i, i,
      'https://www.youtube.com/watch?v=' || i, ${pictureOf(`1 + i % ${MEDIA}`)} from ${numbers} as numbers`.execute(db);
  await sql`insert into post_tags (tag_id, post_id, published_at, added_at)
    select 1, i, i, i from ${numbers} as numbers`.execute(db);
  await sql`insert into users (id, phone, name, created_at, last_used_at) values (1, '9000000000', 'Asha', 1, 1)`.execute(
    db,
  );
  await sql`insert into post_likes (post_id, user_id, created_at)
    select i, 1, 1 from ${numbers} as numbers where i % 10 = 0`.execute(db);
  await sql`analyze`.execute(db);
}
