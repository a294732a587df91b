import { storableJson } from "#platform/requests/storable-text.ts";
import type { ReadUrl } from "./audit-url.ts";
import { firstLook, type LookSettings } from "./first-look.ts";

/** A page that was read, as it is stored: in JSON, so that what is known of it is written out once and beside everything else. */
export interface WrittenPage {
  readonly hash: string;
  /** The columns of its row, as an object. */
  readonly row: string;
  /** The rows of its first findings, as objects with commas between them. */
  readonly findings: string;
  /** Size of its HTML. */
  readonly bytes: number;
}

/** Writes out a page with what it shows at first look. */
export function writtenPage(page: ReadUrl, looking: LookSettings | null): WrittenPage {
  const { firstBytesMs, facts, ...known } = page;
  const look = looking === null ? undefined : firstLook(page, looking);
  const row = {
    ...known,
    ...look?.columns,
    status: facts?.fetch.status ?? null,
    facts,
    first_bytes_ms: firstBytesMs,
  };
  return {
    hash: page.hash,
    row: storableJson(row),
    findings: storableJson(look?.findings ?? []).slice(1, -1),
    bytes: facts?.fetch.bytes ?? 0,
  };
}
