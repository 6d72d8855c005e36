import { ApiError } from '@maidan/api-client/errors/api-error';
import { expect, test } from 'vitest';
import { refusalText } from './refusal-text.ts';

const refused = (serverMessage: string, fields: Record<string, string[]>) =>
  new ApiError({ kind: 'http', endpointId: 'saveTopic', status: 422, code: 'invalid_fields', serverMessage, fields });

test('a refusal names each field that its message does not cover', () => {
  const error = refused('Please check what you entered.', { name: ['Too long.'], league_ids: ['Choose one.'] });
  expect(refusalText(error)).toEqual({
    text: 'Please check what you entered.',
    fields: ['Name: Too long.', 'League ids: Choose one.'],
  });
});

test('a message about one field is not repeated', () => {
  expect(refusalText(refused('Choose a later day.', { date: ['Choose a later day.'] }))).toEqual({
    text: 'Choose a later day.',
    fields: [],
  });
});
