import { Parser } from "htmlparser2";
import { LinkChecker } from "linkinator";
import { Agent } from "undici";
import { z } from "zod";

/** Reads a whole site as the first argument says, and prints how many pages it read and what that took of a processor. */
const { origin, pages, atOnce, how } = z
  .object({
    origin: z.string(),
    pages: z.number(),
    atOnce: z.number(),
    how: z.enum(["linkinator", "parser"]),
  })
  .parse(JSON.parse(process.argv[2] ?? "{}"));

process.on("disconnect", () => process.exit(0));

const before = process.cpuUsage();
const startedMs = performance.now();
const read = how === "linkinator" ? await checkLinks() : await parsePages();
const { user, system } = process.cpuUsage(before);
process.stdout.write(
  JSON.stringify({ read, cpuMs: (user + system) / 1_000, elapsedMs: performance.now() - startedMs }),
);
process.disconnect();

/** Work of a program that tells which links of a site are broken. */
async function checkLinks(): Promise<number> {
  let started = 0;
  const checker = new LinkChecker();
  checker.on("pagestart", () => {
    started += 1;
  });
  await checker.check({ path: origin, recurse: true, concurrency: atOnce });
  return started;
}

/** The least: every page is fetched and goes through the parser, whose events are counted. Its addresses are known beforehand. */
async function parsePages(): Promise<number> {
  const agent = new Agent();
  let [next, events] = [0, 0];
  const parser = new Parser({
    onopentag: () => (events += 1),
    onclosetag: () => (events += 1),
    ontext: () => (events += 1),
  });
  const work = async (): Promise<void> => {
    while (next < pages) {
      const number = next++;
      const path = number === 0 ? "/" : `/guides/${number}`;
      const { body } = await agent.request({ origin, path, method: "GET" });
      parser.reset();
      parser.write(await body.text());
      parser.end();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await agent.close();
  return events > 0 ? pages : 0;
}
