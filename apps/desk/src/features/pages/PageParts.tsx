import { PageBody } from '../../page/PageBody.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { Tabs } from '../../page/Tabs.tsx';
import { pageParts, paths, type PagePart } from '../../paths.ts';
import { Ads } from './ads/Ads.tsx';
import { AudioBars } from './audio/AudioBars.tsx';
import { Polls } from './polls/Polls.tsx';
import { LatestStory } from './story/LatestStory.tsx';
import { Strips } from './strips/Strips.tsx';
import { Topics } from './topics/Topics.tsx';

const names: Readonly<Record<PagePart, string>> = {
  tags: 'Tags',
  categories: 'Categories',
  polls: 'Polls',
  strips: 'Strips',
  ads: 'Ads',
  audio: 'Audio',
  story: 'Story',
};

/** Everything editors manage besides posts: tags, categories, and the parts shown above posts. */
export function PageParts({ part }: { part: PagePart }) {
  return (
    <>
      <PageHead back={{ href: paths.posts(), label: 'Back to the posts' }} title="Tags and pages" />
      <Tabs
        label="Parts of pages"
        tabs={pageParts.map((one) => ({ name: names[one], href: paths.pageParts(one), current: one === part }))}
      />
      <PageBody paddingTop={5}>
        {(part === 'tags' || part === 'categories') && <Topics key={part} list={part} />}
        {part === 'polls' && <Polls />}
        {part === 'strips' && <Strips />}
        {part === 'ads' && <Ads />}
        {part === 'audio' && <AudioBars />}
        {part === 'story' && <LatestStory />}
      </PageBody>
    </>
  );
}
