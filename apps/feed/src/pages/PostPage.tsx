import { t } from '@maidan/i18n/text';
import { useIsMuted } from '@maidan/actions/mutes/is-muted';
import { optionalPart } from '@maidan/browser/lazy-part';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { JsonLd } from '@maidan/site/document/JsonLd';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import { Suspense } from 'react';
import type { Route } from './+types/PostPage';
import { Comments } from '../features/comments/Comments.tsx';
import { FeedSkeleton } from '../features/feed/FeedSkeleton.tsx';
import { StripBlock } from '../features/feed/StripBlock.tsx';
import { postData } from '../features/post/post-head.ts';
import { postPage } from '../features/post/post-page.ts';
import { PostView } from '../features/post/PostView.tsx';
import { hidingOf } from '../features/report/hiding-of.ts';
import * as css from '../features/report/ReportLine.css.ts';
import { ReportButton } from '../features/report/ReportButton.tsx';
import { KeepPostClip } from '../features/saved/KeepPostClip.tsx';
import { SavePost } from '../features/saved/SavePost.tsx';
import { pageMeta } from '../page-meta.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../shell/BreadcrumbData.tsx';

/** The end of the page; its markup is in the document before its script loads. */
const MoreFromTag = optionalPart(async () => (await import('../views/MoreFromTag.tsx')).MoreFromTag);

const HiddenNote = optionalPart(async () => (await import('../features/report/HiddenNote.tsx')).HiddenNote);

export const loader = loadOnServer(postPage);
export const clientLoader = loadInBrowser(postPage);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const head = headOf(loaderData);
  return pageMeta(matches, {
    name: head?.name || null,
    description: head?.text || t('pages.description'),
    path: paths.post(params.slug),
    ...(head ? { kind: 'article', published: head.published, picture: head } : {}),
  });
};

/** One post with its comments. */
export default function PostPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  const { origin } = useSiteConfig();
  const path = paths.post(slug);
  const isMuted = useIsMuted();
  return (
    <>
      <StripBlock feed={{ tagscroller: null }} />
      <PostView
        slug={slug}
        loaded={loaderData}
        loading={<FeedSkeleton of="post" />}
        renderBelow={(post) => (
          <>
            <p className={css.line}>
              {isMuted('post', post.id) && (
                <Suspense>
                  <HiddenNote mute={hidingOf(post)} />
                </Suspense>
              )}
              <SavePost post={post} />
              <ReportButton kind="post" id={post.id} mute={hidingOf(post)} topics={post.topics} />
            </p>
            <KeepPostClip post={post} />
            <Comments
              key={post.id}
              postId={post.id}
              renderReport={(id, author, authorKey) => (
                <ReportButton
                  kind="comment"
                  id={id}
                  label={t('pages.reportComment', { author })}
                  mute={authorKey === null ? null : { kind: 'person', id: authorKey, label: author }}
                />
              )}
            />
            <Suspense>
              <MoreFromTag post={post} />
            </Suspense>
            <JsonLd data={import.meta.env.SSR ? postData(post, path, origin) : null} />
            <BreadcrumbData name={post.name} path={path} />
          </>
        )}
      />
    </>
  );
}
