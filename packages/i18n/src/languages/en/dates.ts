export const messages = {
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  longMonths: 'January February March April May June July August September October November December',
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  longWeekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  am: 'AM',
  pm: 'PM',
} as const;
