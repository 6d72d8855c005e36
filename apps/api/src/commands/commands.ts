import type { Command } from './command.ts';
import { backupCommands } from './backup/backup.ts';
import { categoryCommands } from './category.ts';
import { contentCommands } from './content.ts';
import { conversationCommands } from './conversation.ts';
import { countsCommands } from './counts.ts';
import { dbCommands } from './db.ts';
import { fixtureCommands } from './fixture.ts';
import { formCommands } from './form.ts';
import { groupCommands } from './group.ts';
import { jobCommands } from './job.ts';
import { leagueCommands } from './league.ts';
import { matchCommands } from './match.ts';
import { mediaCommands } from './media.ts';
import { notificationCommands } from './notification.ts';
import { openapi } from './openapi.ts';
import { personCommands } from './person.ts';
import { postCommands } from './post.ts';
import { registrationCommands } from './registration.ts';
import { staffCommands } from './staff.ts';
import { worker } from './worker.ts';

/** Every command of the operator, in the order of the help. */
export const commands: readonly Command[] = [
  ...leagueCommands,
  ...categoryCommands,
  ...groupCommands,
  ...fixtureCommands,
  ...matchCommands,
  ...conversationCommands,
  ...notificationCommands,
  ...postCommands,
  ...mediaCommands,
  ...jobCommands,
  worker,
  ...contentCommands,
  ...formCommands,
  ...registrationCommands,
  ...staffCommands,
  ...personCommands,
  ...dbCommands,
  ...backupCommands,
  ...countsCommands,
  openapi,
];
