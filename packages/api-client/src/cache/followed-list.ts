import type { Topic } from '@maidan/contract/feed/tags';

export function withoutTopic(list: readonly Topic[], { slug }: Topic): Topic[] {
  return list.filter((topic) => topic.slug !== slug);
}

/** The list with the topic at its former position, or at the end if the list is shorter now; never twice. */
export function withTopic(list: readonly Topic[], topic: Topic, place: number): Topic[] {
  return withoutTopic(list, topic).toSpliced(Math.max(0, place), 0, topic);
}
