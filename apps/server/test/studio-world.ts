import * as contract from "@citelens/contract/content/content-studio";
import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { jobs } from "#app/jobs.ts";
import type { Writer } from "#platform/ai/writing.ts";
import { runDueJobs } from "#platform/jobs/job-workers.ts";
import type { Tools } from "#platform/tools.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { namedWeb } from "#test/named-web.ts";

export const origin = "https://www.acme.example";
export const reviewOrigin = "https://www.review.example";
const review = `${reviewOrigin}/shoes`;

export interface StudioWorld {
  readonly open: AnswersWorld;
  readonly site: TestSite;
  readonly others: TestSite;
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Pages as they were at first. */
  reset(): void;
  /** Tools whose web has both sites by their names. */
  tools(): Tools;
  runJobs(): Promise<void>;
  /** A campaign whose answers cite the review, and the ids of its queries by their texts. */
  asked(): Promise<{
    readonly home: Home;
    readonly campaignId: string;
    readonly queryIds: ReadonlyMap<string, string>;
  }>;
  /** An optimization of the page for rain that is done. */
  done(home: Home, given?: object): Promise<Optimization>;
  close(): Promise<void>;
}

/** The product with answers of a double, the client's site, and one that answers cite. */
export async function openStudioWorld(options: { readonly writer?: Writer } = {}): Promise<StudioWorld> {
  const [site, others] = [await openSite(), await openSite()];
  const open = await openAnswersWorld({ outboundAllow: ["127.0.0.1"], ...options });
  const query: StudioWorld["query"] = async (text, values = []) =>
    (await open.world.postgres.pool.query(text, [...values])).rows;
  const tools = (): Tools => ({
    ...open.world.tools,
    web: namedWeb(open.world.tools.web, { [origin]: site.origin, [reviewOrigin]: others.origin }),
  });
  const runJobs = async (): Promise<void> => {
    await runDueJobs(tools(), jobs);
  };
  return {
    open,
    site,
    others,
    query,
    tools,
    runJobs,
    reset: () => {
      open.answer((question) => ({
        ...usualAnswer(question),
        cited: [review],
        searches: ["waterproof shoes price", "waterproof shoes weight"],
      }));
      site.pages = {
        "/": soundPage(origin, "/", { body: '<p><a href="/rain">For rain</a></p>' }),
        "/rain": rainPage,
      };
      others.pages = { "/shoes": reviewPage };
    },
    asked: async () => {
      const home = await open.home();
      const campaignId = await home.launch({ repeats: 5 });
      await open.world.answerAll();
      const rows = await query("select id, text from campaign_queries where campaign_id = $1", [campaignId]);
      return { home, campaignId, queryIds: new Map(rows.map(({ id, text }) => [String(text), String(id)])) };
    },
    done: async (home, given = {}) => {
      const body = { page_url: `${origin}/rain`, queries: [{ text: "shoes for rain" }], ...given };
      const { answer: draft } = await home.ask(contract.createOptimization, { body });
      const params = { optimizationId: draft.id };
      await home.ask(contract.generateOptimization, { params });
      await runJobs();
      return (await home.ask(contract.getOptimization, { params })).answer;
    },
    close: async () => {
      await open.close();
      site.close();
      others.close();
    },
  };
}

const rainPage = `<!doctype html><html lang="en"><head><title>Shoes for rain</title></head><body>
<nav><a href="/">Acme</a></nav><main>
<h1>Shoes for rain</h1><p>Our shoes for rain keep feet dry. They weigh 300 g each.</p>
<h2>Care</h2><p>Dry them at <a href="/care">room temperature</a> for 12 hours.</p>
</main></body></html>`;

const reviewPage = `<!doctype html><html lang="en"><head><title>Waterproof shoes compared</title></head><body><main>
<h1>Waterproof shoes compared</h1>
<p>We compared waterproof shoes for rain over two winters, and say which of them stay dry for longest.</p>
<h2>Waterproof shoes price</h2><p>Waterproof shoes cost 90 € to 140 €. The Beta Storm has a price of 129 €.</p>
<h2>Waterproof shoes weight</h2><p>A pair of waterproof shoes has a weight of 640 g on average.</p>
</main></body></html>`;
