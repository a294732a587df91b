import { fillIn, type Setup } from "../setup.rules.ts";
import { guideFile } from "./guide-files.ts";
import type { GuidePart } from "./readme-parts.rules.ts";

/** The call as curl makes it. */
export async function rawCallGuide(setup: Setup): Promise<readonly GuidePart[]> {
  return [{ kind: "code", label: "curl.sh", code: fillIn(await guideFile("curl.sh"), setup).trimEnd() }];
}
