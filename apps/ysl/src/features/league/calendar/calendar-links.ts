/** The address of a calendar for people and programs. @param address a path of the site, or absolute */
export function calendarAddress(address: string, origin: string): string {
  return new URL(address, origin).href;
}

/** The same for the calendar of this device: `webcal` opens it with the question whether to subscribe. */
export function subscribeAddress(address: string, origin: string): string {
  return calendarAddress(address, origin).replace(/^https?:/, 'webcal:');
}
