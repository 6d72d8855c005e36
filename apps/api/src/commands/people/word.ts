import { HELD_WORD_MAX } from '@maidan/contract/rules/limits';
import { z } from 'zod';
import { changeHeldWord } from '../../modules/moderation/held-words.service.ts';
import { listHeldWords } from '../../modules/moderation/held-words.store.ts';
import { line } from '../../modules/publishing/values.service.ts';
import { defineCommand, json, none } from '../command.ts';
import { logTo } from '../log-to.ts';

export const wordCommands = [
  defineCommand({
    name: 'word list',
    summary: 'lists the words, phrases and hosts that make a comment wait for a moderator',
    args: none,
    options: z.object({ json }),
    access: 'read',
    async run({ json: isJson }, { tx }) {
      const words = await listHeldWords(tx);
      return isJson ? JSON.stringify(words) : words.join('\n');
    },
  }),
  changing('hold', true, 'lets comments with a word, phrase or host wait'),
  changing('release', false, 'takes a word, phrase or host off that list'),
];

function changing(verb: string, isHeld: boolean, summary: string) {
  return defineCommand({
    name: `word ${verb}`,
    summary,
    args: z.object({ word: line(HELD_WORD_MAX) }),
    options: none,
    access: 'write',
    example: '"free tickets"',
    async run({ word: typed }, { tx, now }) {
      const word = await changeHeldWord({ tx, log: logTo(tx, now) }, typed, isHeld);
      if (word === null) return `"${typed}" is ${isHeld ? 'on the list already' : 'not on the list'}.`;
      return `"${word}" is ${isHeld ? 'on' : 'off'} the list now.`;
    },
  });
}
