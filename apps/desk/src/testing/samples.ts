import type { Reply } from '@maidan/contract/core/endpoint';
import type { InboxConversation, inboxThread } from '@maidan/contract/desk/inbox/inbox';
import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import type { today } from '@maidan/contract/desk/today';
import type { SeasonCategory } from '@maidan/contract/desk/league/season/season';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

export const kavya: StaffMember = {
  id: 7,
  name: 'Kavya',
  phone_ending: '10',
  roles: ['owner'],
  leagues: [],
  passkeys: 1,
  recovery_codes_left: 9,
  joined_at: ago(90_000),
  last_seen_at: ago(1),
};

export const farhan: StaffMember = {
  ...kavya,
  id: 10,
  name: 'Farhan',
  roles: ['organiser'],
  leagues: [{ id: 1, name: 'Gully Cup' }],
  passkeys: 0,
};

export const meera: InboxConversation = {
  id: 1,
  subject: 'A place for Sunday',
  location: 'Jayanagar',
  person: { id: 101, name: 'Meera' },
  open: true,
  deleted: false,
  waiting_since: ago(130),
  call_wanted_since: null,
  assigned_to: null,
  latest_at: ago(130),
  latest_by: 'person',
  latest_text: 'He would rather play with Lane 14, his friends are there.',
};

export const zoya: InboxConversation = {
  ...meera,
  id: 3,
  subject: 'Dance workshop, nine to twelve, and a subject that is longer than any phone is wide',
  person: { id: 103, name: 'Zoya' },
  location: null,
  waiting_since: null,
  latest_at: ago(3000),
  latest_by: 'staff',
  assigned_to: { id: 10, name: 'Farhan' },
  latest_text: null,
};

export const thread: Reply<typeof inboxThread> = {
  conversation: meera,
  person: { id: 101, name: 'Meera', phone_ending: '10', teams: [], leagues: [], since: ago(30_000) },
  messages: [
    {
      id: 1,
      by: 'person',
      staff: null,
      type: 'text',
      picture: null,
      message: 'Hi, my brother Arjun is fifteen. Is there still room in an under 17 team for Sunday?',
      created_at: ago(1600),
    },
    {
      id: 2,
      by: 'staff',
      staff: { id: 10, name: 'Farhan' },
      type: 'text',
      picture: null,
      message: 'There is (see https://ysl.example/teams/17). Yellow City All Stars have eight places.',
      created_at: ago(140),
    },
    {
      id: 3,
      by: 'person',
      staff: null,
      type: 'text',
      picture: null,
      message: 'He would rather play with Lane 14, his friends are there.',
      created_at: ago(130),
    },
  ],
  more: false,
};

const match = {
  id: 3,
  team_1: 'Lane 14',
  team_2: 'Rajarajeshwari Nagar Strikers',
  type: 'League',
  starts_at: new Date(Date.now() + 49.5 * 60_000).toISOString(),
  ground: 'Kodihalli Ground',
  league: { id: 1, name: 'Gully Cup' },
  category: 'Under 17 girls',
};

export const busyDay: Reply<typeof today> = {
  as_of: ago(0),
  waiting: { count: 100, data: [meera] },
  reports: {
    count: 2,
    data: [
      {
        kind: 'comment',
        id: 3,
        text: 'Nobody wants you here.',
        author: 'Ravi',
        writer: null,
        decision: null,
        covered: [],
        before: [],
        after: [],
        post: {
          slug: 'turf-at-night',
          name: 'Turf at night',
          thumbnail: null,
          type: 'image',
          published_at: ago(4000),
          comments: 3,
        },
        conversation: null,
        is_hidden: false,
        held_for: null,
        reports: 2,
        reasons: [{ reason: 'bullying', count: 2 }],
        notes: [],
        first_at: ago(40),
      },
    ],
  },
  held: { count: 0, data: [] },
  appeals: {
    count: 1,
    data: [
      {
        id: 3,
        kind: 'sanction',
        person: 'Ravi',
        decision: 'You can read but not take part until 27 Nov 2026, 10:00 AM.',
        comment: null,
        text: 'We are friends.',
        at: ago(200),
        may_decide: true,
        refused: null,
      },
    ],
  },
  unscored: {
    count: 1,
    data: [{ ...match, starts_at: ago(24 * 60), team_1: 'Jayanagar Jets', team_2: 'Chalk Line XI' }],
  },
  failed_jobs: {
    count: 1,
    data: [{ kind: 'media', key: 'clip-12', error: 'ffmpeg ended with 1', attempts: 5, failed_at: ago(300) }],
  },
  new_answers: {
    count: 1,
    data: [{ form: { id: 3, title: 'Gully Cup team sheet' }, count: 7, oldest_at: ago(900), latest_at: ago(30) }],
  },
  next_match: match,
  missing_tags: [],
  security: {
    count: 1,
    data: [
      {
        id: 1,
        at: ago(70),
        staff: { id: 7, name: 'Kavya' },
        action: 'staff.roles-changed',
        thing: { kind: 'staff', id: 10, name: 'Farhan' },
        before: { roles: 'editor' },
        after: { roles: 'organiser' },
        device: 'Chrome on Android',
      },
    ],
  },
  sms: { sent: 131, delivered: 126, failed: 2, cost: 32.75 },
};

export const quietDay: Reply<typeof today> = {
  ...busyDay,
  waiting: { count: 0, data: [] },
  reports: { count: 0, data: [] },
  appeals: { count: 0, data: [] },
  unscored: null,
  failed_jobs: null,
  new_answers: null,
  missing_tags: [],
  security: null,
  sms: null,
};

/** A category of a league, without groups. */
export const category: SeasonCategory = {
  id: 4,
  name: 'Under 17',
  selected: true,
  win_points: 2,
  tie_points: 1,
  no_result_points: 1,
  overs: '20',
  wickets: 10,
  tie_breaks: [],
  groups: [],
};
