import type { LogEntry } from '@maidan/contract/desk/log';

/** What an act is called, where its own name would not do. */
const names: Readonly<Record<string, string>> = {
  'appeal.granted': 'granted the appeal of',
  'appeal.refused': 'refused the appeal of',
  'comment.hidden': 'hid a comment on',
  'comment.kept': 'kept a comment on',
  'comment.shown': 'showed a comment again on',
  'conversation.answered': 'answered',
  'conversation.assigned': 'assigned',
  'conversation.closed': 'closed',
  'conversation.reopened': 'opened again',
  'form.closed': 'closed the form',
  'form.created': 'began the form',
  'form.draft-discarded': 'dropped the changes to the form',
  'form.duplicated': 'copied a form',
  'form.edited': 'began to change the form',
  'form.limited': 'changed the limits of the form',
  'form.published': 'published the form',
  'form.reopened': 'opened the form again',
  'form-answers.exported': 'exported the answers to',
  'form-answers.seen': 'marked the answers as seen',
  'form-file.opened': 'opened a file from',
  'fixture.cancelled': 'cancelled the match',
  'fixture.moved': 'moved the match',
  'fixture.restored': 'took back the last change of the match',
  'fixture.result-corrected': 'corrected the result of the match',
  'fixture.result-entered': 'entered the result of the match',
  'held-word.added': 'put a word on the list',
  'held-word.removed': 'took a word off the list',
  'invitation.made': 'invited',
  'invitation.revoked': 'took back an invitation',
  'log.exported': 'exported the log',
  'passkey.added': 'added a passkey',
  'passkey.removed': 'removed a passkey',
  'passkey.used': 'used a passkey again',
  'person.ban': 'banned',
  'person.ban-lifted': 'lifted the ban of',
  'person.ban-restored': 'put back the ban of',
  'person.limit': 'limited',
  'person.limit-lifted': 'lifted the limit of',
  'person.limit-restored': 'put back the limit of',
  'person.suspension': 'suspended',
  'person.suspension-lifted': 'lifted the suspension of',
  'person.suspension-restored': 'put back the suspension of',
  'person.warning': 'warned',
  'phone.shown': 'saw the phone number',
  'post.hidden': 'withdrew after reports',
  'post.kept': 'kept after reports',
  'post.shown': 'brought back after reports',
  'post.published': 'published',
  'post.purged': 'removed the files of',
  'post.restored': 'brought back',
  'post.withdrawn': 'withdrew',
  'post.scheduled': 'scheduled',
  'session.started': 'signed in',
  'session.ended': 'signed out',
  'staff.joined': 'joined the staff',
  'staff.left': 'left the staff',
  'staff.removed': 'removed from the staff',
  'staff.reset': 'reset the sign-in',
  'staff.returned': 'came back with a new passkey',
};

/** 'passkey.added' as words, for an act that this version of the desk does not know. */
const readable = (action: string): string => action.replaceAll(/[._-]/g, ' ');

/** An entry of the log in one sentence: who, what, on whom. */
export function describeAct({ staff, action, thing }: Pick<LogEntry, 'staff' | 'action' | 'thing'>): string {
  const who = staff?.name ?? 'The server';
  const act = names[action] === undefined ? `${who}, ${readable(action)}` : `${who} ${names[action]}`;
  return thing?.name && thing.name !== staff?.name ? `${act}: ${thing.name}` : act;
}
