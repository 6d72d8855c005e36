import { atBase } from '@maidan/i18n/language-of-path';
import { textIn } from '@maidan/i18n/text-in';
import type { PushNote } from './push-notes.store.ts';

export interface Origins {
  readonly feedOrigin: string;
  readonly leagueOrigin: string;
}

/** The hours in which no one is woken, in milliseconds of the day in India. */
const QUIET_FROM = 21;
const QUIET_UNTIL = 7;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const INDIA = 5.5 * HOUR;

/** The end of the quiet hours, from nine in the evening until seven in the morning; null outside them. */
export function quietUntil(now: number): number | null {
  const inDay = (now + INDIA) % DAY;
  const midnight = now - inDay;
  if (inDay >= QUIET_FROM * HOUR) return midnight + DAY + QUIET_UNTIL * HOUR;
  return inDay < QUIET_UNTIL * HOUR ? midnight + QUIET_UNTIL * HOUR : null;
}

type T = ReturnType<typeof textIn>;

const titles: Readonly<Record<PushNote['kind'], (t: T, label: string, siteName: string) => string>> = {
  tag: (t, label) => t('push.titlePost', { label }),
  match: (t, label) => t('push.titleMatch', { label }),
  team: (t, label) => t('push.titleMatch', { label }),
  messages: (_t, _label, siteName) => siteName,
};

const bodies: Readonly<Record<PushNote['event'], (t: T, text: string) => string>> = {
  text: (_t, text) => text,
  scheduled: (t, match) => t('push.moved', { match }),
  cancelled: (t, match) => t('push.cancelled', { match }),
  on_again: (t, match) => t('push.onAgain', { match }),
  teams: (t, match) => t('push.teams', { match }),
  played: (t, match) => t('push.played', { match }),
  walkover: (t, match) => t('push.walkover', { match }),
  no_result: (t, match) => t('push.noResult', { match }),
  reply: (t) => t('push.reply'),
  place: (t) => t('push.place'),
};

/**
 * Combines notes of one kind for one browser into one message, in the JSON of Declarative Web Push: browsers that
 * support it show the message without a script.
 * @param notes at least one, the oldest first
 * @param siteName its current name
 */
export function pushMessage(
  notes: readonly [PushNote, ...PushNote[]],
  { feedOrigin, leagueOrigin }: Origins,
  siteName: string,
): string {
  const latest = notes.at(-1) ?? notes[0];
  const others = notes.length - 1;
  const origin = latest.site === 'feed' ? feedOrigin : leagueOrigin;
  const t = textIn(latest.browser.language);
  const body = bodies[latest.event](t, latest.text);
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: titles[latest.kind](t, latest.label, siteName),
      body: others === 0 ? body : t('push.more', { text: body, count: others }),
      navigate: origin + atBase(t('language.base'), latest.path),
      tag: `${latest.kind} ${latest.target}`,
      lang: t('language.locale'),
      data: { kind: latest.kind, id: latest.target },
    },
  });
}
