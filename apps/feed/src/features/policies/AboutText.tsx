import { brand, league } from '@maidan/brand/brand';
import { Inline } from '@maidan/ui/Inline';
import { LinkButton } from '@maidan/ui/LinkButton';
import { TextLink } from '@maidan/ui/TextLink';
import { paths } from '../../paths.ts';
import { TextList, TextSection } from './TextPage.tsx';

export function AboutText() {
  return (
    <>
      <TextSection id="name" title={`Why “${brand.name}”`}>
        <p>
          A maidan is the open ground in the middle of an Indian city. No one owns it, and everyone plays on it: six
          cricket matches at once, a kabaddi circle, someone rehearsing a dance, someone selling tea. That is what this
          place wants to be for {brand.city}.
        </p>
      </TextSection>
      <TextSection id="what" title="What you find here">
        <TextList
          items={[
            'Short videos, photos and stories from grounds, courts, stages and streets near you.',
            'Tags and categories to follow, so you never miss what you care about.',
            'Polls, comments, and messages that a real person answers.',
            'Matches and events where you can turn up and take part.',
          ]}
        />
        <p>Anyone can look around without an account. You need one only to like, follow, comment, vote and write.</p>
        <Inline gap={3}>
          <LinkButton href={paths.search()} variant="ink">
            Explore
          </LinkButton>
          <LinkButton href={paths.trending()}>Trending</LinkButton>
        </Inline>
      </TextSection>
      <TextSection id="league" title={league.name}>
        <p>{league.organiser}</p>
        <p>
          Fixtures, tables and registration are on <TextLink href={paths.league()}>the league’s own site</TextLink>.
        </p>
      </TextSection>
      <TextSection id="promise" title="What we promise">
        <p>
          Many of our readers are young. So there is no tracking by others, no selling of data, no feed that learns how
          to keep you scrolling: everyone sees the same posts, newest first. Read how we handle{' '}
          <TextLink href={paths.privacy()}>your privacy</TextLink>, or{' '}
          <TextLink href={paths.contact()}>write to us</TextLink>.
        </p>
      </TextSection>
    </>
  );
}
