import { postBySlug } from '@maidan/contract/feed/posts';
import { pollById, vote } from '@maidan/contract/feed/polls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { clip, createOperator, splitWords } from '../../../testing/operator.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addCaptionDraft } from '../../modules/captions/caption-drafts.store.ts';

const polls = ['dance', 'drums'].map((slug) => ({
  slug,
  question: `More ${slug}?`,
  options: ['Yes', 'No'].map((option_text) => ({ option_text, vote_count: 0 })),
}));

describe.each(engines)('the commands for polls and captions on %s', (engine) => {
  let api: TestApp;
  let operator: ReturnType<typeof createOperator>;
  const run = (line: string) => operator.run(splitWords(line));
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, { ...manyPosts(0), 'polls.json': polls });
    operator = createOperator(api, {
      'smash.mp4': clip(),
      'read.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nOne bounce.\n',
      'comma.vtt': 'WEBVTT\n\n00:01,000 --> 00:02,000\nHi\n',
    });
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  const acts = async () =>
    (await api.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

  test('a poll is closed, opened again, and removed only while it has no votes', async () => {
    const listed = JSON.parse(await run('poll list --json')) as { id: number; question: string }[];
    const idOf = (question: string) => listed.find((poll) => poll.question === question)?.id ?? 0;
    const [dance, drums] = [idOf('More dance?'), idOf('More drums?')];
    expect(await run('poll list')).toContain(`${dance}  More dance? (open): Yes 0, No 0`);
    expect(await run(`poll close ${dance}`)).toBe('The poll "More dance?" is now closed.');
    expect((await api.reply(pollById, { params: { id: 'dance' } })).closed).toBe(true);
    expect(await run(`poll close ${dance}`)).toBe('The poll "More dance?" is already closed.');
    expect(await run(`poll reopen ${dance}`)).toBe('The poll "More dance?" is now open.');

    const { options } = await api.reply(pollById, { params: { id: 'dance' } });
    const body = { quizpoll_id: dance, quizpoll_option_id: options[0]?.id ?? 0 };
    await api.reply(vote, { body }, { token: (await signIn(api)).token });
    for (const more of ['', ' --dry-run']) {
      await expect(run(`poll remove ${dance}${more}`)).rejects.toThrow('People have voted in this poll.');
    }
    expect(await run(`poll remove ${drums} --dry-run`)).toBe('Would remove the poll "More drums?".');
    expect(await run(`poll remove ${drums}`)).toBe('Removed the poll "More drums?".');
    await expect(run(`poll close ${drums}`)).rejects.toThrow(/\S/);
    expect((await api.request(pollById, { params: { id: 'drums' } })).status).toBe(404);
    expect(await acts()).toEqual(['poll.closed', 'poll.reopened', 'poll.removed']);
  });

  test('a draft of captions is read, corrected and published, or discarded', async () => {
    await api.db.deleteFrom('posts').execute();
    await run('post publish smash --name Smash --media smash.mp4');
    const { media } = await api.reply(postBySlug, { params: { slug: 'smash' } });
    const hash = media?.split('/').at(-1)?.slice(0, 40) ?? '';
    const draft = { clip: hash, language: 'en', cues: [{ from: 1, to: 2, text: 'One pounce.' }] };
    const again = () => api.db.transaction().execute((tx) => addCaptionDraft(tx, draft, api.now()));
    await again();
    expect(await run('caption list')).toBe(`${hash}  en, 1 captions, "Smash"`);
    expect(JSON.parse(await run('caption list --json'))).toMatchObject([{ clip: hash, post: { name: 'Smash' } }]);
    expect(await run(`caption show ${hash.slice(0, 6)}`)).toContain('One pounce.');
    for (const [line, words] of [
      [`caption publish ${hash} comma.vtt`, 'comma.vtt is not WebVTT. Line 3'],
      [`caption publish ${hash} none.vtt`, 'none.vtt cannot be read.'],
      ['caption publish xyz read.vtt', '"xyz" has no draft.'],
      [`caption publish ${hash} read.vtt --language k`, '--language'],
    ] as const) {
      await expect(run(line)).rejects.toThrow(words);
    }
    expect(await run(`caption publish ${hash.slice(0, 6)} read.vtt --language kn`)).toBe(
      'Gave the captions to 1 post.',
    );
    const { caption_tracks: tracks } = await api.reply(postBySlug, { params: { slug: 'smash' } });
    expect(tracks.map(({ language }) => language)).toEqual(['kn']);
    expect((await api.get(tracks[0]?.src ?? '')).text).toContain('One bounce.');

    await run('post publish smash --name Smash --media smash.mp4 --replace');
    await api.db.deleteFrom('caption_drafts').execute();
    await again();
    expect(await run(`caption discard ${hash} --dry-run`)).toBe('Would discard the draft of "Smash".');
    expect(await run(`caption discard ${hash}`)).toBe('Discarded the draft of "Smash".');
    expect(await run('caption list')).toBe('No drafts wait.');
    expect((await acts()).slice(-2)).toEqual(['post.captioned', 'post.captions-discarded']);
  });
});
