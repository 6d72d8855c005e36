import type { Command } from './command.ts';
import { backupCommands } from './backup/backup.ts';
import { contentCommands } from './content/content.ts';
import { deskCommands } from './service/desk.ts';
import { countsCommands } from './service/counts.ts';
import { dbCommands } from './service/db.ts';
import { formCommands } from './people/form.ts';
import { jobCommands } from './service/job.ts';
import { moveCommands } from './service/move.ts';
import { mediaCommands } from './content/media.ts';
import { openapi } from './service/openapi.ts';
import { registrationCommands } from './people/registration.ts';
import { recordCommands } from './service/record.ts';
import { smsCommands } from './service/sms.ts';
import { staffCommands } from './people/staff.ts';
import { upgradeCheck } from './service/upgrade.ts';
import { worker } from './service/worker.ts';

/** Every command of the operator, in the order of the help. */
export const commands: readonly Command[] = [
  ...mediaCommands,
  ...jobCommands,
  worker,
  ...contentCommands,
  ...formCommands,
  ...registrationCommands,
  ...staffCommands,
  ...deskCommands,
  ...smsCommands,
  ...dbCommands,
  ...moveCommands,
  upgradeCheck,
  ...backupCommands,
  ...countsCommands,
  ...recordCommands,
  openapi,
];
