import type { Session } from '@maidan/contract/account/sessions';
import type { User } from '@maidan/contract/account/users';
import type { OwnRegistration } from '@maidan/contract/league/league-registrations';

/** Sample user for stories. */
export const sampleUser: User = {
  id: 7,
  name: 'Ananya',
  email: 'ananya@example.org',
  phone: '9876543210',
  avatar: null,
  deletes_at: null,
};

/** A user whose texts have no spaces to wrap at. */
export const longUser: User = {
  ...sampleUser,
  name: 'Venkatanarasimharajuvaripeta'.repeat(3),
  email: `${'ananya.venkatanarasimharajuvaripeta.'.repeat(3)}@example.org`,
};

const at = '2026-11-20T10:00:00+05:30';
export const phone: Session = {
  id: 's1',
  device: 'Chrome on Android',
  created_at: at,
  last_used_at: at,
  expires_at: null,
  current: true,
};
export const laptop: Session = { ...phone, id: 's2', device: 'Firefox on Windows', current: false };
/** A session of an unknown browser. */
export const unnamed: Session = { ...phone, id: 's3', device: null, last_used_at: null, current: false };

export const kites: OwnRegistration = {
  form_id: 3,
  sport_id: 5,
  group_id: 21,
  group_name: 'Koramangala Kites',
  heading: 'Under 16',
  league_name: 'City Fives',
  league_slug: 'city-fives',
  closes_at: '2040-01-01T00:00:00+05:30',
  conversation_id: 31,
};
/** A team that can no longer be left, without a chat. */
export const jets: OwnRegistration = {
  ...kites,
  group_id: 22,
  group_name: 'Jayanagar Jets',
  heading: 'Under 18',
  closes_at: at,
  conversation_id: null,
};
