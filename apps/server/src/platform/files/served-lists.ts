import type { Endpoint } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";

export interface FileMaking {
  /** Makes of an item what the contract says of it. */
  readonly check: (item: unknown) => unknown;
  /** Told of each item that is written. */
  readonly onItem?: () => void;
}

/** A whole list that is written as a file, in whichever format is asked for. */
export interface WritableList {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly chunks: (format: FileFormat, making: FileMaking) => AsyncIterable<string | Buffer>;
}

/** A list as it is asked for: what its path names, and its filters as a query has them. */
export interface AskedList {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly format: FileFormat;
}

/** A list that somebody may have, before anything of it was read. */
export interface OpenedList {
  readonly file: WritableList;
  readonly check: FileMaking["check"];
}

/** Opens a list for a user, with the rights that they have at this moment. Throws what the endpoint itself would answer. */
export type ListOpener = (userId: string, asked: AskedList) => Promise<OpenedList>;

/** The lists of workspaces that can be had whole as a file, by their endpoints: the same functions answer them whoever writes the file. */
export type ServedLists = Map<Endpoint, ListOpener>;
