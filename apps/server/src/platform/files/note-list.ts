import type { Answer, Endpoint, ParsedInput } from "@citelens/contract/base/endpoint";
import type { WholeFile } from "#platform/files/whole-file.ts";
import { isListFile, type ListFile } from "#platform/list-file.ts";
import { checkOfItems, parseInput } from "#platform/serve.ts";
import type { ServedLists } from "./served-lists.ts";

interface ListServing<Who, E extends Endpoint> {
  readonly prove: (userId: string, params: ParsedInput<E>["params"]) => Promise<Who>;
  readonly handler: (
    who: Who,
    input: ParsedInput<E> & { readonly url: string },
  ) => Promise<Answer<E> | ListFile | WholeFile>;
}

/** Notes an endpoint that has files, so that others than its readers can have them made. */
export function noteList<Who, E extends Endpoint>(
  lists: ServedLists,
  endpoint: E,
  { prove, handler }: ListServing<Who, E>,
): void {
  if (!endpoint.item) return;
  lists.set(endpoint, async (userId, { params, query, format }) => {
    const input = parseInput(endpoint, { params, query: { ...query, format }, body: undefined });
    const who = await prove(userId, input.params);
    const file = await handler(who, { ...input, url: "" });
    if (!isListFile(file)) throw new Error(`${endpoint.path} answers no file`);
    return { file, check: checkOfItems(endpoint) };
  });
}
