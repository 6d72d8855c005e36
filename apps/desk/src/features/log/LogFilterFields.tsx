import { useApi } from '@maidan/api-client/core/api-provider';
import { staffQuery } from '@maidan/api-client/queries/desk/access';
import { type LogFilter } from '@maidan/api-client/queries/desk/log';
import { DateField } from '@maidan/ui/DateField';
import { Select } from '@maidan/ui/Select';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as css from './Log.css.ts';

/** Groups of actions. A value that ends in a dot matches all actions with that prefix. */
const kinds = [
  { value: 'post.', label: 'Posts' },
  { value: 'comment.', label: 'Comments' },
  { value: 'conversation.', label: 'Conversations' },
  { value: 'person.', label: 'Decisions about people' },
  { value: 'phone.shown', label: 'Phone numbers viewed' },
  { value: 'fixture.', label: 'Matches' },
  { value: 'registration.', label: 'Registrations' },
  { value: 'form.', label: 'Forms' },
  { value: 'form-answers.', label: 'Answers to forms' },
  { value: 'staff.', label: 'Staff' },
  { value: 'site-details.', label: 'Names and contacts' },
  { value: 'invitation.', label: 'Invitations' },
  { value: 'passkey.', label: 'Passkeys' },
  { value: 'session.', label: 'Sign-ins' },
] as const;

interface LogFilterFieldsProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  /** Only owners see what others did. */
  isOwner: boolean;
}

const ANY = 'any';

export function LogFilterFields({ filter, onChange, isOwner }: LogFilterFieldsProps) {
  const staff = useInfiniteQuery({ ...staffQuery(useApi()), enabled: isOwner }).data;
  const people = staff?.pages.flatMap(({ data }) => data) ?? [];
  const set = (name: keyof LogFilter, value: string) => {
    const { [name]: _, ...rest } = filter;
    onChange(value === '' || value === ANY ? rest : { ...rest, [name]: value });
  };
  return (
    <div className={css.filter}>
      {isOwner && people.length > 1 && (
        <Select
          label="Who"
          options={[
            { value: ANY, label: 'Everyone' },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(filter.staff_id ?? ANY)}
          onChange={(value) => set('staff_id', value)}
        />
      )}
      <Select
        label="What"
        options={[{ value: ANY, label: 'Everything' }, ...kinds]}
        value={filter.action ?? ANY}
        onChange={(value) => set('action', value)}
      />
      <DateField label="From" value={filter.from ?? ''} onChange={(value) => set('from', value)} />
      <DateField label="To" value={filter.to ?? ''} onChange={(value) => set('to', value)} />
    </div>
  );
}
