import { createServer } from "node:http";
import { apiBase } from "@citelens/contract/base/endpoint";
import { getRobots, previewRobots, type RobotsPolicy } from "@citelens/contract/traffic/robots";
import type { z } from "zod";
import { listenOnLoopback } from "#test/loopback.ts";
import { openWorld, type Person } from "#test/world.ts";

export const acorn = `# Acorn
User-agent: *
Disallow: /cart
Disallow: /*.pdf$

User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: PerplexityBot
Disalow: /prices

Sitemap: https://acorn.example/sitemap.xml
`;

/** Answer of robots.txt of the fictional site; "dead" where it breaks the connection. */
type SiteAnswer = { readonly status: number; readonly body: string } | "dead";

interface SeenVisit {
  readonly token: string;
  readonly path: string;
  readonly verdict?: string;
  readonly daysAgo?: number;
}

/** A fictional site and the product beside it; whoever opens it closes it. */
export async function openRobotsSite() {
  const served = { answer: { status: 200, body: acorn } as SiteAnswer, timesAsked: 0 }; // either of the two
  const site = createServer((request, response) => {
    served.timesAsked++;
    const { answer } = served;
    if (answer === "dead") request.socket.destroy();
    else response.writeHead(answer.status, { "content-type": "text/plain" }).end(answer.body);
  });
  const url = `${await listenOnLoopback(site)}/`;
  const world = await openWorld({ outboundAllow: ["127.0.0.1"] });
  const close = async () => {
    await world.close();
    site.closeAllConnections();
    site.close();
  };

  async function home() {
    const now = world.tools.now();
    const person: Person = await world.signUp();
    const { id: projectId } = await world.createWorkspace(person, url);
    const ask = (query: object = {}, who = person) =>
      world.call(getRobots, { params: { projectId }, query }, who.access);
    const csv = async () => {
      const { body } = await world.app.inject({
        url: `${apiBase}${getRobots.path.replace(":projectId", projectId)}?format=csv`,
        headers: { authorization: `Bearer ${person.access}` },
      });
      return body;
    };
    const preview = (policy: z.input<typeof previewRobots.body>["policy"] | object, who = person) =>
      world.call(
        previewRobots,
        { params: { projectId }, body: { policy: policy as RobotsPolicy } },
        who.access,
      );
    const visit = (seen: readonly SeenVisit[]) =>
      world.tools.events.insert(
        "visits",
        seen.map(({ daysAgo = 1, ...one }) => ({
          workspace_id: projectId,
          ts: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
          verdict: "verified",
          ...one,
        })),
      );
    const agent = async (token: string, query: object = {}) =>
      (await ask(query)).answer.agents.find((one) => one.token === token);
    return { now, ask, preview, visit, agent, csv };
  }
  return { served, url, world, home, close };
}
