import type { Generated } from 'kysely';
import type { Flag, Time } from './post-tables.ts';

export interface ConversationTable {
  /** Drawn at random, below 2^48. */
  id: number;
  user_id: number;
  /** The subject. */
  name: string;
  location: string;
  /** 1 open, 0 closed by the provider. */
  status: Flag;
  user_seen: Flag;
  /** Hidden from its person since; the provider keeps it. */
  hidden_at: Time | null;
  latest_at: Time;
  created_at: Time;
}

export interface ChatMessageTable {
  id: Generated<number>;
  conversation_id: number;
  /** Null is the provider. */
  user_id: number | null;
  type: 'text' | 'image';
  /** The text, or where the image is stored. */
  message: string;
  created_at: Time;
}
