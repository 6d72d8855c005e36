const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  // The city's time for everybody: server and browser then print the same.
  timeZone: 'Asia/Kolkata',
});

/** A moment as people read it: '20 Nov 2026, 4:30 pm'. Empty for none. */
export function dateTimeText(instant: string | null): string {
  // Some browsers part time and 'pm' by a narrow space, others by a plain one.
  return instant === null ? '' : format.format(new Date(instant)).replaceAll(/[\u202f\u00a0]/g, ' ');
}
