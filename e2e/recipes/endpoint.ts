import { create, edit, type Recipe } from './recipe.ts';

/** Shows the number of comments on a post's page. */
export const endpoint: Recipe = {
  task: 'An endpoint with its UI',
  steps: [
    edit(
      'packages/contract/src/feed/comments.ts',
      ['import { id, optionalId,', 'import { count, id, optionalId,'],
      [
        'export const COMMENTED =',
        `export const commentCount = defineEndpoint({
  id: 'commentCount',
  service: 'main',
  method: 'GET',
  path: 'comments/count/{id}',
  auth: 'public',
  params: z.strictObject({ id: idInput }),
  response: z.object({ count }),
  extension: true,
  summary: 'How many comments a post has',
});

export const COMMENTED =`,
      ],
    ),
    edit(
      'packages/contract/src/samples/blocks.ts',
      ['import { comments, ', 'import { commentCount, comments, '],
      [
        '  sample([ownComments], {',
        `  sample([commentCount], { full: { count: 3 }, strings: { count: 3 }, numbers: { count: '3' } }),
  sample([ownComments], {`,
      ],
    ),
    edit('apps/api/src/modules/comments/comments.store.ts', [
      '/** The latest comments, oldest first.',
      `export async function countComments(db: Db, postId: number): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest comments, oldest first.`,
    ]),
    edit(
      'apps/api/src/modules/comments/comments.routes.ts',
      ['  comments,\n', '  commentCount,\n  comments,\n'],
      ['  changeComment,\n', '  changeComment,\n  countComments,\n'],
      [
        '    route(newComment,',
        `    route(commentCount, async ({ params }) => {
      const postId = await findPostId(db, params.id, clock());
      if (postId === null) throw errors.notFound('post');
      return { count: await countComments(db, postId) };
    }),

    route(newComment,`,
      ],
    ),
    edit(
      'apps/api/src/modules/comments/comments.test.ts',
      ['import { comments }', 'import { commentCount, comments }'],
      [
        '  test("a post\'s comments are returned oldest first,',
        `  test('recipe: the comments of a post are counted', async () => {
    const { id } = await api.db.selectFrom('posts').select('id').where('slug', '=', 'post-1').executeTakeFirstOrThrow();
    expect(await api.reply(commentCount, { params: { id } })).toEqual({ count: 2 });
  });

  test("a post's comments are returned oldest first,`,
      ],
    ),
    edit(
      'packages/api-client/src/queries/feed/comments.ts',
      ['import { comments,', 'import { commentCount, comments,'],
      [
        '/** Which comments of a post',
        `export const commentCountQuery = (api: Api, postId: Id) =>
  endpointQuery(api, commentCount, { params: { id: postId } }, staleTimes.personal);

/** Which comments of a post`,
      ],
    ),
    create(
      'apps/feed/src/features/comments/CommentCount.tsx',
      `import { commentCountQuery } from '@maidan/api-client/queries/feed/comments';
import { useApi } from '@maidan/api-client/core/api-provider';
import type { Id } from '@maidan/contract/core/wire';
import { useQuery } from '@tanstack/react-query';
import * as css from './CommentCount.css.ts';

export function CommentCount({ postId }: { postId: Id }) {
  const { data } = useQuery(commentCountQuery(useApi(), postId));
  return data ? <p className={css.count}>{data.count} comments</p> : null;
}
`,
    ),
    create(
      'apps/feed/src/features/comments/CommentCount.css.ts',
      `import { style } from '@vanilla-extract/css';

export const count = style({ fontWeight: 600 });
`,
    ),
    edit(
      'apps/feed/src/pages/PostPage.tsx',
      [
        'import { Comments }',
        "import { CommentCount } from '../features/comments/CommentCount.tsx';\nimport { Comments }",
      ],
      ['            <Comments\n', '            <CommentCount postId={post.id} />\n            <Comments\n'],
    ),
  ],
};
