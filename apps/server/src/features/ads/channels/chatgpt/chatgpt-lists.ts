import type { z } from "zod";
import type { ChatgptClient } from "./chatgpt-client.ts";
import { noAnswer } from "./chatgpt-failure.ts";
import { pageOf } from "./chatgpt-shapes.ts";

interface Listing<T> {
  readonly endpoint: `/${string}`;
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** Items of a page. */
  readonly limit: number;
  readonly item: z.ZodType<T>;
}

/** No account has a tenth of them; a list without an end would be read for ever. */
const pagesMax = 1_000;

/** The whole list, page by page; a page that cannot be had is a failure of all of it. */
export async function listAll<T>(
  client: ChatgptClient,
  { endpoint, query = [], limit, item }: Listing<T>,
): Promise<readonly T[]> {
  const all: T[] = [];
  const cursors = new Set<string>();
  const shape = pageOf(item);
  let after: string | undefined;
  for (let page = 0; page < pagesMax; page += 1) {
    const { data, has_more, last_id } = await client.call({
      method: "GET",
      endpoint,
      query: [
        ...query,
        ["limit", String(limit)],
        ...(after === undefined ? [] : [["after", after] as const]),
      ],
      shape,
    });
    all.push(...data);
    if (!has_more) return all;
    if (!last_id || cursors.has(last_id)) break;
    cursors.add(last_id);
    after = last_id;
  }
  throw noAnswer("OpenAI's list does not end.");
}
