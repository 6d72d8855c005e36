import { openFormLink } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { field, seatBuilder, sheet } from '../../../testing/form-builder.ts';
import { createOperator, splitWords } from '../../../testing/operator.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { DAY, toInstant } from '../../runtime/clock.ts';
import { CommandError, UsageError } from '../command.ts';

describe.each(engines)('the command for a link into a form on %s', (engine) => {
  let api: TestApp;
  let operator: ReturnType<typeof createOperator>;
  let staff: Awaited<ReturnType<typeof seatBuilder>>;
  let id: number;
  const run = (line: string) => operator.run(splitWords(line));
  beforeAll(async () => {
    api = await createTestApp(engine);
    operator = createOperator(api);
    staff = await seatBuilder(api);
    id = await staff.published(
      sheet({
        fields: [
          field('team', { label: 'Team name' }),
          field('age', { label: 'Age group', type: 'radio', options: ['Under 17', 'Open'] }),
          field('guardian', { label: 'Name of a guardian' }),
        ],
      }),
    );
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  const open = async (url: string) => {
    const link = new URL(url).hash.replace('#fill=', '');
    return api.reply(openFormLink, { body: { form_id: id, link } });
  };

  test('it works like one of the desk for as long as it should, and is in the log', async () => {
    const printed = JSON.parse(await run(`form link ${id} --fill "team=Lane 14 = A" --fill age=Open --days 2 --json`));
    const { fields } = await staff.shown(id);
    expect(printed).toEqual({
      url: expect.stringContaining(`/form/${id}#fill=`),
      expires_at: toInstant(api.now() + 2 * DAY),
    });
    expect(await open(printed.url)).toEqual({
      is_valid: true,
      answers: [
        { field_id: fields[0]?.id, text: 'Lane 14 = A' },
        { field_id: fields[1]?.id, text: 'Open' },
      ],
    });
    expect(await staff.acts()).toContain('form.link-made');
    const [url = ''] = (await run(`form link ${id} --fill team=Jets`)).split('\n');
    api.wait(2 * DAY);
    expect((await open(printed.url)).is_valid).toBe(false);
    expect((await open(url)).is_valid).toBe(true);
  });

  test('it refuses what the desk refuses, unknown forms, and what is no key and answer', async () => {
    for (const fill of ['guardian=Meera', 'age=Veterans', 'colour=red']) {
      const refused = run(`form link ${id} --fill ${fill}`);
      await expect(refused).rejects.toThrow(CommandError);
      await expect(refused).rejects.toThrow('What it can fill in: team, age.');
    }
    await expect(run('form link nowhere --fill team=Jets')).rejects.toThrow('The form "nowhere" does not exist');
    for (const rest of ['', '--fill team', `--fill team=Jets --days 0`]) {
      await expect(run(`form link ${id} ${rest}`)).rejects.toThrow(UsageError);
    }
    expect(await run('form link --help')).toContain('--fill');
  });

  test('a form is listed, closed and opened again as at the desk', async () => {
    const state = async () =>
      (JSON.parse(await run('form list --json')) as { id: number; state: string }[]).find((form) => form.id === id)
        ?.state;
    expect(await state()).toBe('open');
    expect(await run(`form close ${id} --dry-run`)).toMatch(/^Would close the form "/);
    expect(await state()).toBe('open');
    expect(await run(`form close ${id}`)).toMatch(/ is now closed\.$/);
    expect(await state()).toBe('closed');
    expect(await run('form list')).toContain(', closed, answers: 0');
    expect(await run(`form close ${id}`)).toMatch(/ is already closed\.$/);
    expect(await run(`form reopen ${id}`)).toMatch(/ is now open\.$/);
    expect(await state()).toBe('open');
    expect((await staff.acts()).slice(0, 2)).toEqual(['form.reopened', 'form.closed']);
    await expect(run('form close nowhere')).rejects.toThrow('The form "nowhere" does not exist');
  });
});
