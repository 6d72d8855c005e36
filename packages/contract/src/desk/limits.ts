export const DESK_PAGE_SIZE = 30;
/** Counts stop here and are shown as "100 or more": a long queue costs no more than a short one. */
export const DESK_COUNT_MAX = 100;
/** Entries of each queue in Today. */
export const TODAY_SIZE = 5;
export const RECOVERY_CODES = 10;
/** Including the hyphen in the middle. */
export const RECOVERY_CODE_MAX = 40;
/** Phone numbers that one member of staff may uncover in an hour. */
export const NUMBERS_PER_HOUR = 10;
/** Posts, comments and messages that one member of staff may remove in an hour. Owners have no limit. */
export const REMOVALS_PER_HOUR = 60;
export const INBOX_NOTE_MAX = 1000;
export const READY_ANSWERS_MAX = 100;
export const READY_ANSWER_NAME_MAX = 60;
export const PASSKEY_NAME_MAX = 60;
/** How long a passkey counts as just used. */
export const PASSKEY_FRESH_MINUTES = 5;
/** The secret of an invitation's link, or of a begun sign-in. */
export const SECRET_MAX = 60;
/** Leagues of one organiser. */
export const LEAGUES_MAX = 50;
/** Characters of a search. */
export const DESK_QUERY_MAX = 100;
/** Posts withdrawn or restored in one call. */
export const POSTS_AT_ONCE = 50;
/** Cases selected at once. */
export const CASES_AT_ONCE = 50;
/** Rows in one part of an exported file. */
export const FILE_ROWS = 1000;
/** The cursor of an export, sealed for one person. */
export const EXPORT_CURSOR_MAX = 120;
export const TEAM_NAME_MAX = 80;
export const GROUND_MAX = 120;
