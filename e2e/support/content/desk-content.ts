import { deskCalls } from './desk-calls.ts';

/** An owner's work with conversations and posts, through the API calls of the desk's screens. */
export async function deskContent(api: string) {
  const call = await deskCalls(api);
  return {
    answer: (conversation: number, message: string) => call(`desk/inbox/${conversation}/answer`, { message }),
    close: (conversation: number) => call(`desk/inbox/${conversation}/close`, {}),
    reopen: (conversation: number) => call(`desk/inbox/${conversation}/reopen`, {}),
    async withdraw(slug: string): Promise<void> {
      const { id } = await call<{ id: number }>(`post/${slug}`);
      const { failed } = await call<{ failed: { reason: string }[] }>('desk/posts/withdraw', { ids: [id] });
      if (failed[0]) throw new Error(`${slug} was not withdrawn: ${failed[0].reason}`);
    },
  };
}
