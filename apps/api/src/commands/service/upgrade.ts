import { hasFreeSpace } from '../../adapters/files/free-space.ts';
import { refuseDamaged } from '../../db/damage.ts';
import { findUnsafeSettings } from '../../db/durability.ts';
import { planMigration, type PendingStep } from '../../db/migrate.ts';
import { CommandError, defineCommand, none } from '../command.ts';

/** Run it with the new version, on the database of the version that is still running. */
export const upgradeCheck = defineCommand({
  name: 'upgrade check',
  summary: 'reports what an upgrade to this version would change in the database, and what blocks it; changes nothing',
  args: none,
  options: none,
  access: 'as it is',
  async run(_input, { tx, engine, dataDir }) {
    const database = { db: tx, engine };
    await refuseDamaged(database);
    const steps = await planMigration(database);
    const unsafe = await findUnsafeSettings(database);
    if (unsafe.length > 0) {
      throw new CommandError(`PostgreSQL may lose acknowledged writes in a power cut: turn on ${unsafe.join(', ')}.`);
    }
    // A migration on SQLite may rewrite every page.
    if (engine === 'sqlite' && !(await hasFreeSpace(dataDir))) {
      throw new CommandError(`The disk of ${dataDir} is almost full: make room first.`);
    }
    return { text: describeSteps(steps), facts: { steps } };
  },
});

function describeSteps(steps: readonly PendingStep[]): string {
  if (steps.length === 0)
    return 'Nothing is in the way. The schema stays as it is, so the previous version can keep running.';
  const names = steps.map(({ name }) => name).join(', ');
  const breaking = steps.filter(({ isAdditive }) => !isAdditive).map(({ name }) => name);
  if (breaking.length === 0) {
    return `Nothing is in the way. These steps would run: ${names}. They only add, so the previous version can keep running meanwhile, and you can go back to it.`;
  }
  return `Nothing is in the way. These steps would run: ${names}. Stop the previous version first, since ${breaking.join(', ')} changes what it uses; going back needs the back-up.`;
}
