/** The instant at which something begins on a day at a time of India, ISO 8601; null while the time is open. */
export function kickOff(day: string, time: string | null): string | null {
  return time === null ? null : `${day}T${time}:00+05:30`;
}
