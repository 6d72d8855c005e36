import { answerReader, invite, joinAsFirstOwner } from '../../support/organisation/people.ts';
import { exportAnswers, makeForm } from '../../support/organisation/forms.ts';
import { makeLeague, playSeason } from '../../support/organisation/league.ts';
import { keepPicture } from '../../support/organisation/pictures.ts';
import { makePoll, makeTag, posts, publish, setStory } from '../../support/organisation/posts.ts';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';

test(
  'a new organisation starts with an empty database and only a phone',
  { tag: ['@extension', '@phone-only'] },
  async ({ page }) => {
    test.slow();
    page.setDefaultTimeout(30_000);
    const product = await startOwnProduct({}, {});
    try {
      await test.step('the first owner joins by the command’s link, with a passkey', () =>
        joinAsFirstOwner(page, product));
      await test.step('two people are invited', async () => {
        await invite(page, product, 'Asha', /^Editor/);
        await invite(page, product, 'Farhan', /^Moderator/);
      });
      await test.step('a poll, a tag that shows it, and the home page', async () => {
        await makePoll(page, product, 'Who wins on Sunday?');
        await makeTag(page, product, 'Home');
        await makeTag(page, product, 'Football', 'Who wins on Sunday?');
      });
      await test.step('ten posts of all kinds, with what the phone has made', async () => {
        for (const post of posts) await publish(page, product, post, 'Home');
        await page.goto(`${product.desk}/posts`);
        await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(posts.length);
        await keepPicture(page, '04-posts');
      });
      await test.step('a story', () => setStory(page, product));
      await test.step('a league with eight teams, and every match of its season', () => makeLeague(page, product));
      await test.step('the season is played', () => playSeason(page, product));
      await test.step('a form', () => makeForm(page, product));
      const reader = await test.step('a reader is answered', () => answerReader(page, product));
      await test.step('answers are exported', () => exportAnswers(page, product, reader));
      await test.step('readers see all of it', async () => {
        await page.goto(product.feed);
        await page.getByRole('link', { name: 'The bus leaves at six' }).first().waitFor({ state: 'attached' });
        await page.goto(`${product.feed}/post/the-turf-is-marked`);
        await expect(page.getByRole('heading', { name: 'Saturday', exact: true })).toBeAttached();
        await expect(page.getByRole('link', { name: 'https://maidan.example/turf' })).toBeAttached();
        await page.goto(product.league);
        await expect(page.getByText('Lakeside League').first()).toBeAttached();
      });
    } finally {
      await product.stop();
    }
  },
);
