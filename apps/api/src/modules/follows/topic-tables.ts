/** Where a kind of what people follow and its follows are stored. */
export interface TopicTables {
  readonly topics: 'tags' | 'categories' | 'leagues';
  readonly follows: 'tag_follows' | 'category_follows' | 'league_follows';
  /** The column of `follows` that names the topic. */
  readonly topicId: 'tag_id' | 'category_id' | 'league_id';
  /** What people call one, to say that there is none. */
  readonly words: string;
}

export const tagTables: TopicTables = {
  topics: 'tags',
  follows: 'tag_follows',
  topicId: 'tag_id',
  words: 'This tag',
};

export const categoryTables: TopicTables = {
  topics: 'categories',
  follows: 'category_follows',
  topicId: 'category_id',
  words: 'This category',
};

export const leagueTables: TopicTables = {
  topics: 'leagues',
  follows: 'league_follows',
  topicId: 'league_id',
  words: 'This league',
};
