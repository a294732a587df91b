import type { Answer, Endpoint, ParsedInput } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import type { WholeFile } from "#platform/files/whole-file.ts";
import { isListFile, type ListFile } from "#platform/list-file.ts";
import { checkOfItems, parseInput } from "#platform/serve.ts";

/** A list as it is asked for: what its path names, and its filters as a query has them. */
export interface AskedList {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly format: FileFormat;
}

/** A list that somebody may have, before anything of it was read. */
export interface OpenedList {
  readonly file: ListFile;
  readonly check: (item: unknown) => unknown;
}

/** Opens a list for a user, with the rights that they have at this moment. Throws what the endpoint itself would answer. */
export type ListOpener = (userId: string, asked: AskedList) => Promise<OpenedList>;

/** The lists of workspaces that can be had whole as a file, by their endpoints: the same functions answer them whoever writes the file. */
export type ServedLists = Map<Endpoint, ListOpener>;

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
