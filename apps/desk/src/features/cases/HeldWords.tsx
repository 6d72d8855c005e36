import { useApi } from '@maidan/api-client/core/api-provider';
import { heldWordsQuery } from '@maidan/api-client/queries/desk/cases';
import { changeHeldWord, heldWords } from '@maidan/contract/desk/cases/moderation';
import { HELD_WORD_MAX } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { Row } from '@maidan/ui/layout';
import { TextField } from '@maidan/ui/TextField';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as layout from '../../page/layout.css.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { showUndo } from '../../acts/show-undo.ts';
import { useAct } from '../../acts/use-act.ts';

interface Change {
  readonly word: string;
  readonly isHeld: boolean;
  readonly isUndo?: boolean;
}

/** The list of words, phrases and hosts that hold a comment for review. */
export function HeldWords() {
  const api = useApi();
  const query = useQuery(heldWordsQuery(api));
  const [typed, setTyped] = useState('');
  const change = useAct(({ word, isHeld }: Change) => api.call(changeHeldWord, { body: { word, is_held: isHeld } }), {
    changes: [heldWords],
    done(_, { word, isHeld, isUndo }) {
      if (isHeld && !isUndo) setTyped('');
      const text = isHeld ? `“${word}” added to the list` : `“${word}” removed from the list`;
      if (!isUndo) showUndo(text, () => change.mutate({ word, isHeld: !isHeld, isUndo: true }));
    },
  });
  const word = typed.trim();
  return (
    <>
      <p>
        A comment with one of these waits for a moderator, however it is spelled: in capitals, with digits for letters
        or letter by letter. An entry matches a whole word and its plural; end it with * to match every word that starts
        with it: idiot*.
      </p>
      <Row
        as="form"
        flexWrap="wrap"
        alignItems="end"
        gap={3}
        paddingBlock={4}
        onSubmit={(event) => {
          event.preventDefault();
          if (word !== '') change.mutate({ word, isHeld: true });
        }}
      >
        <TextField
          label="Word, phrase or site"
          name="word"
          autoComplete="off"
          maxLength={HELD_WORD_MAX}
          value={typed}
          onChange={setTyped}
        />
        <Button
          type="submit"
          variant="signal"
          pending={change.isPending}
          disabledReason={word === '' ? 'Enter a word first.' : undefined}
        >
          Add
        </Button>
      </Row>
      <Loaded query={query} what="words">
        {({ data }) => (
          <ul>
            {data.map((one) => (
              <li key={one} className={layout.row}>
                <span className={layout.rowText} dir="auto">
                  {one}
                </span>
                <Button
                  pending={change.isPending && change.variables.word === one}
                  onClick={() => change.mutate({ word: one, isHeld: false })}
                >
                  Remove<VisuallyHidden> {one}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
