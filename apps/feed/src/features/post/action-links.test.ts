import { post as schema } from '@maidan/contract/feed/posts';
import { expect, test } from 'vitest';
import { actionLinks } from './action-links.ts';

const url = 'https://tickets.example/night';
test.each([
  [{ action_url: url, action_btn_1: 'Book', action_btn_2: 'Ask' }, ['Book', 'Ask']],
  [{ action_url: url, action_btn_1: '', action_btn_2: 'Ask' }, ['Ask']],
  [{ action_url: 'null', action_btn_1: 'Book' }, []],
  [{ action_url: null, action_btn_1: 'Book' }, []],
  [{ action_url: '', action_btn_1: 'Book' }, []],
  [{ action_url: 'data:text/html,hello', action_btn_1: 'Book' }, []],
])('%j gives %j', (fields, labels) => {
  expect(actionLinks(schema.parse({ id: 1, slug: 'a', ...fields })).map(({ label }) => label)).toEqual(labels);
});
