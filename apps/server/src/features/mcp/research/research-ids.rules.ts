import { id } from "@citelens/contract/base/fields";

/** Things that a search finds. */
const foundKinds = ["answer", "source", "page", "campaign"] as const;
type FoundKind = (typeof foundKinds)[number];

/** A thing of a workspace as `search` names it and `fetch` takes it. */
export interface FoundThing {
  readonly kind: FoundKind;
  readonly workspaceId: string;
  /** Id of the thing; a site's or a page's address, which is foreign and therefore never written as it is. */
  readonly key: string;
}

export function foundId({ kind, workspaceId, key }: FoundThing): string {
  return `${kind}:${workspaceId}:${Buffer.from(key).toString("base64url")}`;
}

export function readFoundId(text: string): FoundThing | undefined {
  const [kind, workspaceId = "", key = "", ...rest] = text.split(":");
  const known = foundKinds.find((one) => one === kind);
  if (!known || key === "" || rest.length > 0 || !id.safeParse(workspaceId).success) return undefined;
  return { kind: known, workspaceId, key: Buffer.from(key, "base64url").toString("utf8") };
}
