import type { Topic } from '@maidan/contract/feed/tags';
import { Checkbox } from '@maidan/ui/Checkbox';
import { Grid, Text } from '@maidan/ui/layout';
import { useId } from 'react';
import * as files from '../../../files/Files.css.ts';
import * as css from './Composer.css.ts';

interface TopicChoiceProps {
  label: string;
  topics: readonly Topic[];
  /** Slugs. */
  chosen: readonly string[];
  onChange: (slugs: string[]) => void;
  error: string | undefined;
}

/** The tags or categories whose pages list the post. */
export function TopicChoice({ label, topics, chosen, onChange, error }: TopicChoiceProps) {
  const id = useId();
  if (topics.length === 0) return null;
  return (
    <Grid as="fieldset" gap={3} aria-describedby={error === undefined ? undefined : id}>
      <legend className={files.groupName}>
        {label}
        {chosen.length > 0 && (
          <Text as="span" font="text13" fontWeight="text" letterSpacing={0} fontVariantNumeric="tabular" color="quiet">
            {chosen.length} selected
          </Text>
        )}
      </legend>
      <div className={css.topics}>
        {topics.map(({ slug, name }) => (
          <Checkbox
            key={slug}
            label={name}
            checked={chosen.includes(slug)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug))}
          />
        ))}
      </div>
      {error !== undefined && (
        <Text font="text15" color="error" overflowWrap="anywhere" id={id}>
          {error}
        </Text>
      )}
    </Grid>
  );
}
