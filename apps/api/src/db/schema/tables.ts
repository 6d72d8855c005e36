import type * as talk from './conversation-tables.ts';
import type * as league from './league-tables.ts';
import type * as page from './page-tables.ts';
import type * as people from './people-tables.ts';
import type * as post from './post-tables.ts';
import type * as part from './taking-part-tables.ts';

/** Every table by its name in the database. */
export interface Tables {
  posts: post.PostTable;
  post_images: post.PostImageTable;
  view_marks: post.ViewMarkTable;
  audio_bars: page.AudioBarTable;
  ad_carousels: page.SlugTable;
  ad_images: page.AdImageTable;
  polls: page.PollTable;
  poll_options: page.PollOptionTable;
  tag_scrollers: page.SlugTable;
  latest_story: page.LatestStoryTable;
  tags: page.TagTable;
  categories: page.CategoryTable;
  post_tags: page.PostTagTable;
  post_categories: page.PostCategoryTable;
  tag_scroller_tags: page.TagScrollerTagTable;
  users: people.UserTable;
  sessions: people.SessionTable;
  session_tokens: people.SessionTokenTable;
  otp_phones: people.OtpPhoneTable;
  otp_codes: people.OtpCodeTable;
  rate_windows: people.RateWindowTable;
  sms_outbox: people.SmsOutboxTable;
  post_likes: part.PostLikeTable;
  tag_follows: part.TagFollowTable;
  category_follows: part.CategoryFollowTable;
  poll_votes: part.PollVoteTable;
  comments: part.CommentTable;
  notifications: part.NotificationTable;
  conversations: talk.ConversationTable;
  chat_messages: talk.ChatMessageTable;
  idempotency_keys: part.IdempotencyKeyTable;
  interaction_counts: part.InteractionCountTable;
  email_subscriptions: part.EmailSubscriptionTable;
  leagues: league.LeagueTable;
  about_league: league.AboutLeagueTable;
  league_categories: league.LeagueCategoryTable;
  league_groups: league.LeagueGroupTable;
  league_fixtures: league.LeagueFixtureTable;
  imported_packs: { name: string; first_imported_at: post.Time };
}
