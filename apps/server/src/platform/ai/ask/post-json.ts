import { type Exchange, exchangeJson } from "./exchange-json.ts";

export interface Post extends Exchange {
  readonly body: unknown;
}

/** Posts to an address that the installation itself has named. Throws OperatorFailure for all but a JSON success. */
export function postJson(url: string, post: Post): Promise<unknown> {
  return exchangeJson(url, "POST", post);
}

/** A path of an API whose address may have been written with a slash at its end. */
export function pathOf(base: string, path: string): string {
  return `${base.replace(/\/+$/, "")}${path}`;
}
