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

/** The date of a comment: '20 Nov 2026, 4:30 pm'. Empty when the server gave none that can be read. */
export function commentDate(instant: string | null): string {
  // Some browsers part time and 'pm' by a narrow space, others by a plain one; one of them would not hydrate.
  return instant === null ? '' : format.format(new Date(instant)).replaceAll(/[\u202f\u00a0]/g, ' ');
}
