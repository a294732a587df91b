import { z } from "zod";
import { isRedirectUri } from "./redirect-uris.rules.ts";

const redirectsMax = 20;
const nameCharactersMax = 80;

export const redirectUris = z.array(z.string().refine(isRedirectUri)).min(1).max(redirectsMax).readonly();

/** Name by the client's own account, as a line of plain letters: without signs that steer or hide text. */
export function plainName(name: unknown): string | undefined {
  if (typeof name !== "string") return undefined;
  const plain = name
    .slice(0, 1_000)
    .normalize("NFKC")
    .replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" ? undefined : plain.slice(0, nameCharactersMax).trim();
}

/**
 * Whether a text can be the address of a client's document: https, with a path, and spelled in one way only, as whoever compares
 * it compares letters.
 */
export function isDocumentAddress(clientId: string): boolean {
  if (clientId.length > 500 || !/^https:\/\/[!-~]+$/.test(clientId) || /[\\#]/.test(clientId)) return false;
  const url = URL.parse(clientId);
  if (url?.username !== "" || url.password !== "") return false;
  return url.pathname !== "/" && url.href === clientId;
}
