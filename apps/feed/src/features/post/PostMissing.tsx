import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { paths } from '../../paths.ts';

const backToHome = (
  <LinkButton href={paths.home()} variant="ink">
    Back to home
  </LinkButton>
);

/** An unknown and a withdrawn post look the same. */
export function PostMissing({ text = 'It may have been removed.' }: { text?: string }) {
  return (
    <NotFound as="h1" title="This post is gone" text={text}>
      {backToHome}
    </NotFound>
  );
}

export function PostUnavailable() {
  return (
    <NotFound as="h1" title="Nothing here right now" text="We could not load this post. Please try again in a moment.">
      {backToHome}
    </NotFound>
  );
}
