/** The filled lines of a text. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const HOURS = /^(.+?),?\s+(\d{1,2})[:.](\d{2})\s*(?:to|-|–)\s*(\d{1,2})[:.](\d{2})$/;

/** The first line that is no day; null when all are. */
export const findNoDay = (text: string): string | null => linesOf(text).find((line) => !DATE.test(line)) ?? null;

const isTime = (hour: string, minute: string) => hour !== '' && Number(hour) < 24 && Number(minute) < 60;

/** 'Kodihalli 7:00 to 11:30' is a ground with its hours; null for what is none. */
export function readGround(line: string): { name: string; from: string; to: string } | null {
  const [, name = '', fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = HOURS.exec(line) ?? [];
  if (name === '' || !isTime(fromHour, fromMinute) || !isTime(toHour, toMinute)) return null;
  return { name, from: `${fromHour.padStart(2, '0')}:${fromMinute}`, to: `${toHour.padStart(2, '0')}:${toMinute}` };
}

/** 'Lane 14, 2026-12-06' is a team and a day on which it cannot play. */
export function readAway(line: string): { team: string; date: string } | null {
  const [, team = '', date = ''] = /^(.+?),?\s+(\d{4}-\d{2}-\d{2})$/.exec(line) ?? [];
  return team === '' ? null : { team, date };
}
