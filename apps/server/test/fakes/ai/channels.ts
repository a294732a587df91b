import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Channel } from "./channel.ts";

const folder = join(import.meta.dirname, "providers");

/** Every row of the catalogue, and one of a server of one's own: what the doubles in providers/ say of themselves. */
export const channels: readonly Channel[] = (
  await Promise.all(readdirSync(folder).map((file) => channelsIn(join(folder, file))))
).flat();

async function channelsIn(path: string): Promise<readonly Channel[]> {
  const double: { readonly channels: readonly Channel[] } = await import(path);
  return double.channels;
}
