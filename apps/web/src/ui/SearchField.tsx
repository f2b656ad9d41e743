import { CloseButton, TextInput } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { IconSearch } from '@/icons';
import classes from './SearchField.module.css';
import { useTypedSearch } from './useTypedSearch';

export type SearchWords = { label: string; placeholder: string; clear: string };

/** Searches a moment after the typing rests, at once on Enter. */
export function SearchField({
  search,
  onSearch,
  words,
}: {
  search: string;
  onSearch: (search: string) => void;
  words: SearchWords;
}) {
  const field = useRef<HTMLInputElement>(null);
  const { typed, show, type, ask } = useTypedSearch(search, onSearch);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  const clear = () => {
    ask('');
    field.current?.focus();
  };

  return (
    <form className={classes.search} onSubmit={submit}>
      <TextInput
        ref={field}
        type="search"
        maxLength={200}
        classNames={{ input: classes.input }}
        aria-label={words.label}
        placeholder={words.placeholder}
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
        rightSection={typed !== '' && <CloseButton size="md" aria-label={words.clear} onClick={clear} />}
        value={typed}
        onChange={({ currentTarget, nativeEvent }) =>
          'isComposing' in nativeEvent && nativeEvent.isComposing
            ? show(currentTarget.value)
            : type(currentTarget.value)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
      />
    </form>
  );
}
