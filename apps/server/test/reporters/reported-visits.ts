import { z } from "zod";
import { openWorld, type World } from "../world.ts";

/** The product with a port, and a workspace of its own for each that asks. */
export interface ReportedTo {
  readonly endpoint: string;
  openWorkspace(): Promise<ReportedWorkspace>;
  close(): Promise<void>;
}

export interface ReportedWorkspace {
  readonly key: string;
  visits(): Promise<readonly StoredVisit[]>;
}

const storedVisit = z.object({
  path: z.string(),
  query: z.string(),
  method: z.string(),
  status: z.number(),
  token: z.string(),
  ua: z.string(),
  address_prefix: z.string(),
  ts: z.string(),
});
export type StoredVisit = z.output<typeof storedVisit>;

export async function openReportedTo(): Promise<ReportedTo> {
  const world: World = await openWorld();
  const address = await world.app.listen({ host: "127.0.0.1", port: 0 });
  const person = await world.signUp();
  return {
    endpoint: `${address}/api/v1/tracking/visit`,
    openWorkspace: async () => {
      const { id } = await world.createWorkspace(person);
      const { key } = await world.createKey(person, { id });
      return {
        key,
        visits: () =>
          world.tools.events.query(
            "SELECT path, query, method, status, token, ua, address_prefix, toString(ts) AS ts FROM visits WHERE workspace_id = {id:UUID} ORDER BY ts, path",
            { id },
            storedVisit,
          ),
      };
    },
    close: () => world.close(),
  };
}
