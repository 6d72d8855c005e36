import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What is typed for a plan, and what the server would make of it. A change discards the preview, which had other wishes.
 * @param preview computes the plan, and changes nothing
 */
export function usePreview<Typed extends object, Plan>(initial: Typed, preview: (typed: Typed) => Promise<Plan>) {
  const [typed, setTyped] = useState(initial);
  const plan = useMutation({ mutationFn: () => preview(typed) });
  function change(part: Partial<Typed>): void {
    setTyped({ ...typed, ...part });
    plan.reset();
  }
  return { typed, change, plan };
}
