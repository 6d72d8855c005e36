/** Posts on one page of a feed; a page with fewer is the last one. */
export const PAGE_SIZE = 6;
/** Results on one page of a search. */
export const SEARCH_PAGE_SIZE = 24;
/** The most posts that a search finds: a common word costs no more than a rare one. */
export const SEARCH_POSTS_MAX = 10 * SEARCH_PAGE_SIZE;
/** Conversations on a page, and messages of one conversation. */
export const CONVERSATIONS_PAGE_SIZE = 30;
export const CHATS_PAGE_SIZE = 50;
/** Addresses on one page of a sitemap; search engines accept at most 50,000. */
export const SITEMAP_PAGE_SIZE = 40_000;
export const PHONE_LENGTH = 10;
export const OTP_LENGTH = 6;
export const ACCOUNT_PIN_LENGTH = 6;
/** The solution of a login task (extension). */
export const PROOF_MAX = 120;

/** Longest texts a request may carry, in UTF-16 code units. */
export const NAME_MAX = 120;
export const EMAIL_MAX = 254;
export const COMMENT_MAX = 1000;
/** How long the author may edit a comment, in milliseconds. */
export const COMMENT_EDIT_MS = 10 * 60 * 1000;
/** How many days a browser retries what was written offline. The server remembers its key for one day more. */
export const WRITES_WAIT_DAYS = 7;
/** A reader's note on a report. */
export const REPORT_NOTE_MAX = 500;
/** A person's appeal against a moderator's decision. */
export const APPEAL_MAX = 1000;
/** A word, phrase or host that holds comments for review, and the most there may be. */
export const HELD_WORD_MAX = 60;
export const HELD_WORDS_MAX = 1000;
/** Posts, people and topics a reader mutes: in one call, and in total. */
export const MUTES_AT_ONCE = 200;
export const MUTES_MAX = 1000;
export const MUTE_ID_MAX = 64;
export const MUTE_LABEL_MAX = 300;
/** Topics of one browser's push messages, and the length of its push address, in characters. */
export const PUSH_TOPICS_MAX = 100;
export const PUSH_ENDPOINT_MAX = 1000;
/** Posts and matches a reader saves: in one call, and in total. */
export const SAVED_AT_ONCE = 100;
export const SAVED_MAX = 500;
export const SAVED_ID_MAX = 200;
export const SAVED_LABEL_MAX = 300;
export const CHAT_MESSAGE_MAX = 4000;
export const SUBJECT_MAX = 150;
export const LOCATION_MAX = 200;
export const URL_MAX = 2000;
export const SEARCH_MAX = 100;
export const ANSWER_MAX = 5000;
/** Longest slug or id in a path or body. */
export const SLUG_MAX = 150;
/** A phone as typed: ten digits with +91, spaces and dashes. The server normalises it. */
export const PHONE_TYPED_MAX = 20;

/** Most ids in one request. */
export const IDS_MAX = 100;
/** Each answer uses two parts of a multipart request, and a third for a file. */
export const ANSWERS_MAX = 200;
export const FORM_FIELDS_MAX = 200;
export const FORM_PAGES_MAX = 20;
export const FORM_OPTIONS_MAX = 60;
export const FORM_RULES_MAX = 10;

/** The most that one account may store: its files, comments and messages. */
export const ACCOUNT_BYTES = 200 * 1024 * 1024;
export const UPLOAD_MAX_BYTES = 20 * 1024 * 1024;
export const UPLOAD_MAX_FILES = 10;
/** A larger file is sent in pieces of this size; a lost connection costs at most one of them. */
export const UPLOAD_CHUNK_BYTES = 2 * 1024 * 1024;
/** For a picture in a message. */
export const CHAT_PICTURE_MAX_BYTES = 8 * 1024 * 1024;
export const CHAT_PICTURE_EXTENSIONS = ['jpeg', 'jpg', 'png', 'gif', 'webp'] as const;
/** File name extensions that a file field accepts, lower case, without the dot. */
export const UPLOAD_EXTENSIONS = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'bmp', 'pdf', 'xls', 'xlsx', 'csv'] as const;

/** Devices that may write to the log of one match while their links work. */
export const SCORERS_A_MATCH = 4;
/** Devices that may open the links of one match: many people open a link in a chat without ever scoring. */
export const PHONES_A_MATCH = 98;
/** The scorer number under which an organiser's decisions enter a log. */
export const ORGANISER_NUMBER = 99;
export const EVENTS_A_MATCH = 2000;
export const EVENTS_A_SYNC = 200;
