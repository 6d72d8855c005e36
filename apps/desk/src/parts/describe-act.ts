import type { LogEntry } from '@maidan/contract/desk/log';

/** What an act is called, where its own name would not do. */
const names: Readonly<Record<string, string>> = {};

/** 'passkey.added' as words, for an act that this version of the desk does not know. */
const readable = (action: string): string => action.replaceAll(/[._-]/g, ' ');

/** An entry of the log in one sentence: who, what, on whom. */
export function describeAct({ staff, action, thing }: LogEntry): string {
  const who = staff?.name ?? 'The server';
  const what = names[action] ?? readable(action);
  const on = thing?.name ?? null;
  return `${who}: ${what}${on === null ? '' : `, ${on}`}`;
}
