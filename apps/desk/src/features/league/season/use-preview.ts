import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The input for a plan, and the server's preview of it. Any change discards the preview.
 * @param preview computes the plan without saving it
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
