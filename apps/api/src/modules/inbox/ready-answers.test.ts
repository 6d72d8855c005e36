import { readyAnswers, removeReadyAnswer, saveReadyAnswer } from '@maidan/contract/desk/inbox/ready-answers';
import { describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('ready answers on %s', (engine) => {
  test('editors write ready answers, and everyone can read them', async () => {
    const api = await createTestApp(engine);
    const owner = await seatStaff(api, { roles: ['owner'] });
    const asOwner = () => ({ token: owner.token });
    const editor = await seatStaff(api, { roles: ['editor'] });
    const save = (body: { id?: number; name: string; text: string }) =>
      api.request(saveReadyAnswer, { body }, { token: editor.token });
    const saved = saveReadyAnswer.response.parse((await save({ name: 'Hours', text: 'From six, {name}.' })).json);
    expect((await save({ name: ' Hours ', text: 'x' })).status).toBe(409);
    await save({ id: Number(saved.id), name: 'Opening hours', text: 'From seven.' });
    expect((await api.reply(readyAnswers, {}, asOwner())).data).toMatchObject([
      { name: 'Opening hours', text: 'From seven.' },
    ]);
    await api.reply(removeReadyAnswer, { params: { id: saved.id } }, asOwner());
    expect((await api.reply(readyAnswers, {}, asOwner())).data).toEqual([]);
    expect((await save({ id: Number(saved.id), name: 'Gone', text: 'x' })).status).toBe(404);
    await api.close();
  });
});
