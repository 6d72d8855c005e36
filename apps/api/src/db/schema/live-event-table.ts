import type { Generated } from 'kysely';
import type { Time } from './post-tables.ts';

export interface LiveEventTable {
  id: Generated<number>;
  kind: 'message' | 'conversation' | 'notification' | 'sessions';
  /** Whom it concerns; null is everybody. */
  user_id: number | null;
  conversation_id: number | null;
  created_at: Time;
}
