import type { FormEvent, Ref } from 'react';
import { useRef } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './SearchField.css.ts';

interface SearchFieldProps {
  /** The accessible name: what is searched. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the search key of a phone. Leave it out where the list follows the typing. */
  onSearch?: (value: string) => void;
  placeholder?: string;
  name?: string;
  /** Where the form goes without a script: the name and value become the query. */
  action?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A pill with a lens. Escape and the cross empty it. */
export function SearchField({ label, onChange, onSearch, action, ref, placeholder, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    if (action !== undefined && onSearch === undefined) return;
    event.preventDefault();
    onSearch?.(input.value);
  }

  function clear() {
    onChange('');
    field.current?.focus();
  }

  return (
    <search>
      <form className={css.frame} action={action} onSubmit={submit}>
        <SearchIcon size={20} />
        <input
          {...input}
          ref={(element) => {
            field.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          className={css.input}
          aria-label={label}
          placeholder={placeholder ?? label}
          onChange={(event) => onChange(event.target.value)}
        />
        {input.value !== '' && <IconButton label="Clear" icon={<CloseIcon size={18} />} onClick={clear} />}
      </form>
    </search>
  );
}
