import { foldText } from '@maidan/contract/text/fold-text';
import { sql } from 'kysely';

/** Whether a row has a name that people take for this one: in any case, spelling of a script or accents. */
export const hasName = (name: string) => sql<boolean>`folded(name) = ${foldText(name)}`;
