import type { KeyObject } from "node:crypto";
import { readKeyDirectory } from "@citelens/web-bot-auth";

/** The name under which signatures call a key. */
export function thumbprintOf(publicKey: KeyObject): string {
  const [key] = readKeyDirectory(JSON.stringify({ keys: [publicKey.export({ format: "jwk" })] })) ?? [];
  if (!key) throw new Error("This is no key");
  return key.keyid;
}
