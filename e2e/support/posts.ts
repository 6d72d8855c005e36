import type { APIRequestContext } from '@playwright/test';

export interface ApiPost {
  id: number | string;
  slug: string;
  name: string;
  media: string;
}

export interface ApiComment {
  comment: string;
  get_user: { name: string };
}

export async function postOf(request: APIRequestContext, api: string, slug: string): Promise<ApiPost> {
  return (await (await request.get(`${api}/api/post/${slug}`)).json()) as ApiPost;
}

export async function commentsOf(request: APIRequestContext, api: string, { id }: ApiPost): Promise<ApiComment[]> {
  const answer = await request.post(`${api}/api/comments`, { data: { post_id: id } });
  return ((await answer.json()) as { data: ApiComment[] }).data;
}
