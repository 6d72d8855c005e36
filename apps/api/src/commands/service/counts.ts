import { counted } from '../counted.ts';
import { findDrift } from '../../modules/counts/counts.store.ts';
import { CommandError, defineCommand, none } from '../command.ts';

export const countsCommands = [
  defineCommand({
    name: 'counts check',
    summary: 'compares every stored counter with its rows; repairs nothing',
    args: none,
    options: none,
    access: 'read',
    async run(_input, { tx }) {
      const drifts = await findDrift(tx);
      const facts = { drifts };
      if (drifts.length === 0) return { text: 'Every counter equals its rows.', facts };
      const lines = drifts.map(
        ({ counter, id, kept, counted: rows }) => `${counter} of ${id} is ${kept}, its rows are ${rows}`,
      );
      throw new CommandError([...lines, `Wrong: ${counted(drifts.length, 'counter')}.`].join('\n'), { facts });
    },
  }),
];
