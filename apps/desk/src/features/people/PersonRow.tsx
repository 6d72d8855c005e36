import type { PersonRow as Row } from '@maidan/contract/desk/people';
import { Avatar } from '@maidan/ui/Avatar';
import { Grid, Text } from '@maidan/ui/layout';
import { Link } from '@maidan/ui/links/LinkProvider';
import { sanctionNames } from '../../acts/sanction-names.ts';
import { dayAt, shortMoment } from '../../times/time.ts';
import { paths } from '../../paths.ts';
import * as css from './People.css.ts';

/** A sanction in force or a coming deletion; null for neither. */
function stateOf({ sanction, leaves_at: leavesAt }: Row): string | null {
  const parts = [
    sanction === null ? null : sanctionNames[sanction],
    leavesAt === null ? null : `Account deleted on ${dayAt(leavesAt)}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('. ');
}

export function PersonRow({ person, now }: { person: Row; now: number }) {
  const { id, name, phone_ending: ending, since } = person;
  const state = stateOf(person);
  return (
    <Link className={css.row} href={paths.person(id)} data-row="">
      <Avatar src={null} name={name} size={44} />
      <Grid as="span">
        <Text as="span" font="name" overflowWrap="anywhere">
          {name}
        </Text>
        <Text as="span" font="note" fontVariantNumeric="tabular">
          {ending === null ? 'No number' : `Number ends in ${ending}`}
        </Text>
        {state !== null && (
          <Text as="span" font="head13">
            {state}
          </Text>
        )}
      </Grid>
      <Text as="span" font="note" fontVariantNumeric="tabular" whiteSpace="nowrap">
        {since !== null && shortMoment(since, now)}
      </Text>
    </Link>
  );
}
