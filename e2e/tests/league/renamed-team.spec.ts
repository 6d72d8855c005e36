import { mediaFile } from '../../support/content/media.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { leagueService, skipLoginInvitation } from './league-api.ts';

test(
  'a team renamed at the desk keeps its followers, calendar and addresses, and shows a crest',
  { tag: '@extension' },
  async ({ page, browser, request, addresses }) => {
    const { slug } = await seedLeague();
    const site = addresses.league;
    await skipLoginInvitation(page);
    await page.goto(`${site}/league/${slug}/team/rajarajeshwari-nagar-strikers`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
    const picture = { name: 'crest.png', mimeType: 'image/png', buffer: await mediaFile('turf-800x600.png') };
    const former = 'Rajarajeshwari Nagar Strikers';
    const calendar = `${addresses.api}/api/ysl/calendar/category/${slug}.ics?team=${encodeURIComponent(former)}`;
    const readCalendar = async () => (await request.get(calendar)).text();
    const uidsOf = (file: string) => file.match(/^UID:.*$/gm);
    const before = await readCalendar();

    await test.step('the desk renames it and chooses a crest', async () => {
      const desk = await (await browser.newContext()).newPage();
      await joinAsOwner(desk, addresses, 'Kavya');
      const { id } = await leagueService(request, addresses.api).leagueOf(slug);
      await desk.goto(`${addresses.desk}/league/${id}/season`);
      await desk.getByRole('button', { name: 'Edit Group A of Under 17' }).click();
      const group = desk.getByRole('dialog', { name: 'Edit group in Under 17' });
      await group.getByRole('textbox', { name: 'Team 3' }).fill('Nagar United');
      await group.getByRole('button', { name: 'Save' }).click();
      await expect(group).toBeHidden();
      await desk.getByRole('button', { name: 'Teams and squads' }).click();
      await desk.getByRole('button', { name: /^Nagar United/ }).click();
      const team = desk.getByRole('dialog', { name: 'Nagar United' });
      await expect(team.getByText(`Formerly ${former}.`)).toBeVisible();
      await team.getByRole('textbox', { name: /^Short name/ }).fill('United');
      await team.getByLabel('Choose a file').setInputFiles(picture);
      await expect(team.getByLabel('Choose another file')).toBeAttached();
      await team.getByRole('button', { name: 'Save' }).click();
      await expect(team).toBeHidden();
      await desk.context().close();
    });

    await page.goto(`${site}/league/${slug}`);
    const mine = page.getByRole('region', { name: 'My team' });
    await expect(mine.getByRole('heading', { name: 'Nagar United' })).toBeVisible();
    await expect(mine.getByRole('listitem')).toContainText('Kings');
    await page.goto(`${site}/league/${slug}/team/rajarajeshwari-nagar-strikers`);
    await expect(page).toHaveURL(`${site}/league/${slug}/team/nagar-united`);
    await expect(page.getByText(`Formerly ${former}`)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Crest of Nagar United' })).toHaveJSProperty('complete', true);
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
    await page.goto(`${site}/fixture/${slug}?team=${encodeURIComponent(former)}`);
    await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Nagar United');
    await page.goto(`${site}/table/${slug}`);
    await expect(page.getByRole('table').getByRole('link', { name: 'Nagar United' })).toBeVisible();

    const after = await readCalendar();
    expect(uidsOf(after)).toEqual(uidsOf(before));
    expect(after).toContain('Nagar United');
    expect(after).not.toContain(former);
  },
);
