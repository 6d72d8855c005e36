const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  // The city's time for everybody, wherever they read it.
  timeZone: 'Asia/Kolkata',
});

/** The date of a message: '20 Nov 26, 16:30' (specification, section 9). Empty when there is none that can be read. */
export function chatDate(instant: string | null): string {
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  // Locales abbreviate September in two ways; three letters look like the other months.
  const month = parts.get('month')?.slice(0, 3);
  return `${parts.get('day')} ${month} ${parts.get('year')}, ${parts.get('hour')}:${parts.get('minute')}`;
}
