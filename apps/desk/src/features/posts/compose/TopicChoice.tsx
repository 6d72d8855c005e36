import type { Topic } from '@maidan/contract/feed/tags';
import { Checkbox } from '@maidan/ui/Checkbox';
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
    <fieldset className={files.group} aria-describedby={error === undefined ? undefined : id}>
      <legend className={files.groupName}>
        {label}
        {chosen.length > 0 && <span className={files.note}>{chosen.length} selected</span>}
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
        <p className={files.problem} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
