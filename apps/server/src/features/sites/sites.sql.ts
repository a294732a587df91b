import { eq, lt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { StoredIcon } from "./sites.rules.ts";
import { favicons } from "./sites.tables.ts";

export async function findIcon({ db }: Tools, host: string): Promise<StoredIcon | undefined> {
  const [row] = await db
    .select({ png: favicons.png, fetched_at: favicons.fetched_at })
    .from(favicons)
    .where(eq(favicons.host, host));
  return row;
}

/** Keeps the icon, or that there is none, in place of what was known before. */
export async function saveIcon({ db }: Tools, host: string, icon: StoredIcon): Promise<void> {
  await db
    .insert(favicons)
    .values({ host, ...icon })
    .onConflictDoUpdate({ target: favicons.host, set: icon });
}

export async function forgetIconsBefore({ db }: Tools, before: Date): Promise<void> {
  await db.delete(favicons).where(lt(favicons.fetched_at, before));
}
