import { expect, test } from '../../support/test.ts';
import { EVERY_TYPE, picture, saveCalls, table, openFormAsUser } from './form-page.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const MB20 = 20 * 1024 * 1024;

test.describe('validation of a custom form', () => {
  test('fields are checked in order, one message at a time, and the invalid field gets the focus [5.24 to 5.31 8.21]', async ({
    page,
    addresses,
  }) => {
    const calls = saveCalls(page);
    await openFormAsUser(page, addresses.api, EVERY_TYPE);
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: 'Submit' });
    const name = main.getByRole('textbox', { name: 'Team name' });
    const date = main.getByLabel('First match you can play');
    const radio = main.getByRole('radio', { name: 'Under 17 boys' });
    const ward = main.getByRole('combobox', { name: 'Your ward' });
    const box = main.getByRole('checkbox', { name: 'Bats' });
    const file = main.getByLabel('Signed team sheet');
    const about = main.getByRole('textbox', { name: 'Anything the scorers should know' });
    const steps = [
      ['Please fill in the field "Team name".', name, () => name.fill('Lane 14')],
      ['Please select a valid date for "First match you can play".', date, () => date.fill('2026-12-24')],
      ['Please select an option for "Age group".', radio, () => radio.check()],
      ['Please select an option for "Your ward".', ward, () => ward.selectOption('Jayanagar')],
      ['Please select at least one option for "What your team can bring".', box, () => box.check()],
      ['Please upload a file for "Signed team sheet".', file, () => file.setInputFiles(picture)],
      ['Please fill in the field "Anything the scorers should know".', about, () => about.fill('Oranges.')],
    ] as const;
    const messages = main.getByText(/^Please (?:fill|select|upload)/);
    await name.fill('   ');
    for (const [text, control, fix] of steps) {
      await submit.click();
      await expect(messages).toHaveText([text]);
      await expect(control).toBeFocused();
      await fix();
      await expect(messages).toHaveCount(0);
    }
    expect(calls).toEqual([]);
  });

  test('20 MB are accepted; one byte more, other types and empty files are not [9.20]', async ({
    page,
    addresses,
  }, info) => {
    await openFormAsUser(page, addresses.api, EVERY_TYPE);
    const main = page.getByRole('main');
    const file = main.getByLabel('Signed team sheet');
    const chosen = main.getByRole('list', { name: 'Chosen file' });
    await file.setInputFiles(await table(info, MB20 + 1));
    await expect(main.getByText('"team.csv" is larger than 20MB.')).toBeVisible();
    await expect(chosen).toBeHidden();
    await file.setInputFiles({ name: 'team.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
    await expect(main.getByText(/team\.html is a type of file that can’t be sent here/)).toBeVisible();
    await file.setInputFiles(await table(info, 0));
    await expect(main.getByText('"team.csv" is empty.')).toBeVisible();
    await file.setInputFiles(await table(info, MB20));
    await expect(chosen).toContainText('team.csv');
    await expect(main.getByText(/larger|empty|type of file/)).toHaveCount(0);
  });
});
