import { type Exchange, exchangeJson } from "./exchange-json.ts";

interface Post extends Exchange {
  readonly body: unknown;
}

/** Posts to an address that the installation itself has named. Throws OperatorFailure for all but a JSON success. */
export function postJson(url: string, post: Post): Promise<unknown> {
  return exchangeJson(url, "POST", post);
}
