import { dayIn, shiftDay } from "@citelens/contract/base/days";
import {
  type ApiKeyUsage,
  type KeyCall,
  keptCallsMax,
  keyUsageDays,
} from "@citelens/contract/workspaces/api-keys";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findKey } from "./api-keys.sql.ts";
import { deleteUsesBefore, listCallsOf, listUses, type UseRow } from "./key-uses.sql.ts";

/** The first of the days that count, in UTC. */
export function usageSince({ now }: Pick<Tools, "now">): string {
  return shiftDay(dayIn("UTC", now()), 1 - keyUsageDays);
}

/** Calls of a key, by operation and by day. */
export async function getKeyUsage(tools: Tools, member: Member, keyId: string): Promise<ApiKeyUsage> {
  if (!(await findKey(tools, member, keyId))) throw new Refusal("NOT_FOUND");

  const since = usageSince(tools);
  const rows = await listUses(tools, member, { keyId, since });
  return {
    since,
    operations: summed(rows, (row) => row.operation)
      .map(([operation, counts]) => ({ operation, ...counts }))
      .toSorted((one, other) => other.count - one.count || (one.operation < other.operation ? -1 : 1)),
    days: summed(rows, (row) => row.day)
      .map(([day, counts]) => ({ day, ...counts }))
      .toSorted((one, other) => (one.day > other.day ? -1 : 1)),
  };
}

/** The last calls of the keys that the member has made; up to a second behind. */
export async function listLastCalls(tools: Tools, member: Member): Promise<KeyCall[]> {
  const keys = await listCallsOf(tools, member);
  return keys
    .flatMap(({ keyId, name, calls }) => calls.map((call) => ({ ...call, key: keyId, key_name: name })))
    .toSorted((one, other) => (one.at > other.at ? -1 : 1))
    .slice(0, keptCallsMax);
}

/** Forgets what is counted no more. */
export function forgetKeyUsage(tools: Tools): Promise<void> {
  return deleteUsesBefore(tools, usageSince(tools));
}

interface CallCounts {
  readonly count: number;
  readonly refused: number;
}

function summed(rows: readonly UseRow[], keyOf: (row: UseRow) => string): [string, CallCounts][] {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups].map(([key, group]) => [
    key,
    {
      count: group.reduce((total, { count }) => total + count, 0),
      refused: group.reduce((total, { refused }) => total + refused, 0),
    },
  ]);
}
