import * as contract from "@citelens/contract/content/opportunities";
import { placeOfJob } from "#platform/place.ts";
import { type AnswersWorld, type Home, openAnswersWorld, usualAnswer } from "#test/answers-world.ts";
import { openSite, soundPage, type TestSite } from "#test/audit-site.ts";
import { namedWeb } from "#test/named-web.ts";
import { refreshNow } from "./refresh.ts";

export const origin = "https://www.acme.example";
export const rain = "shoes for rain";
export const running = "best running shoes";
export const review = "https://www.review.example/shoes/";

/** Answer about rain: it names and cites others alone. */
export const rainAnswer = (question: string) => ({
  ...usualAnswer(question),
  ...(question === rain && { cited: [review] }),
});

export interface OpportunityWorld {
  readonly open: AnswersWorld;
  readonly site: TestSite;
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Answers and pages as they were at first. */
  reset(): void;
  /** Looks for opportunities with the site under its name. */
  refresh(home: Home): Promise<void>;
  list(home: Home, asked?: object): Promise<contract.OpportunityList>;
  kindsOf(home: Home, asked?: object): Promise<string[]>;
  /** A campaign with five answers to each of two queries, looked at. */
  answered(parts?: object): Promise<{ readonly home: Home; readonly campaignId: string }>;
  close(): Promise<void>;
}

/** The product with answers of a double, and the client's site on this machine. */
export async function openOpportunityWorld(): Promise<OpportunityWorld> {
  const site = await openSite();
  const open = await openAnswersWorld({ outboundAllow: ["127.0.0.1"] });
  const refresh = ({ projectId }: Home): Promise<void> => {
    const { tools } = open.world;
    const web = namedWeb(tools.web, { [origin]: site.origin });
    return refreshNow({ ...tools, web }, placeOfJob({ workspaceId: projectId }));
  };
  const list = async (home: Home, asked: object = {}) =>
    (await home.ask(contract.listOpportunities, { query: asked })).answer;
  return {
    open,
    site,
    query: async (text, values = []) => (await open.world.postgres.pool.query(text, [...values])).rows,
    reset: () => {
      open.answer(rainAnswer);
      site.pages = {
        "/": soundPage(origin, "/", { body: '<p><a href="/rain">For rain</a></p>' }),
        "/rain": soundPage(origin, "/rain", {
          title: "Shoes for rain",
          body: "<h2>Shoes for rain</h2><p>Our shoes for rain keep feet dry.</p>",
        }),
      };
    },
    refresh,
    list,
    kindsOf: async (home, asked = {}) =>
      (await list(home, asked)).results.map(({ kind, target }) => `${kind} ${target.name}`),
    answered: async (parts = {}) => {
      const home = await open.home();
      const campaignId = await home.launch({ repeats: 5, ...parts });
      await open.world.answerAll();
      await refresh(home);
      return { home, campaignId };
    },
    close: async () => {
      await open.close();
      site.close();
    },
  };
}
