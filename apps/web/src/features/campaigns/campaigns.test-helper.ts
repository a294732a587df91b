import {
  type Campaign,
  type CampaignDetails,
  createCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
} from "@citelens/contract/visibility/campaigns";
import type { AppPage } from "../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../test/components/element-locator.ts";
import { expect } from "../../../test/components/page-test.ts";
import type { Call, ServerDouble } from "../../../test/components/server-double.ts";

/** An active campaign, but for what is said. */
export function campaignOf(server: ServerDouble, changes: Partial<CampaignDetails>): CampaignDetails {
  const sample = server.sample(getCampaign, {
    id: crypto.randomUUID(),
    status: "ACTIVE",
    brand: { name: "Northwind", aliases: [] },
    competitors: [],
  });
  return { ...sample, ...changes };
}

export function pageOf(campaigns: readonly Campaign[]) {
  return { count: campaigns.length, next: null, previous: null, results: [...campaigns] };
}

/** Lists these campaigns, whatever is asked for. */
export function answerList(server: ServerDouble, campaigns: readonly Campaign[]): void {
  server.answer(listCampaigns, () => pageOf(campaigns));
}

/** Opens the menu of a campaign's row. */
export async function openMenu(page: AppPage, name: string): Promise<ElementLocator> {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  return menu;
}

interface KeptDraft {
  /** As it stands at the server. */
  now(): CampaignDetails;
  /** As somebody else changes it. */
  change(changes: Partial<CampaignDetails>): void;
}

/** A draft that the server keeps as the editor sends it; without any part before. */
export function keepDraft(server: ServerDouble, changes: Partial<CampaignDetails> = {}): KeptDraft {
  const brand = { name: "Northwind", aliases: [], domains: ["northwind.example"], name_settings: [] };
  let draft: CampaignDetails = {
    ...server.sample(getCampaign),
    status: "DRAFT",
    name: "",
    brand,
    competitors: [],
    queries: [],
    operator_models: [],
    ...changes,
  };
  const take = ({ body }: Call): CampaignDetails => {
    const given = updateCampaign.body.parse(body);
    const { brand: named, competitors, queries } = given;
    const kept = {
      ...(named && { brand: { name_settings: [], ...named } }),
      ...(competitors && {
        competitors: competitors.map((one) => ({ name_settings: [], ...one, id: crypto.randomUUID() })),
      }),
      ...(queries && {
        queries: queries.map(({ id = crypto.randomUUID(), text, ...more }) => ({
          id,
          text,
          country: null,
          language: null,
          priority: 2,
          retired: null,
          branded: text.includes("Northwind"),
          ...more,
        })),
      }),
    };
    draft = { ...draft, ...given, ...kept } as CampaignDetails; // what is undefined was not given
    return draft;
  };
  server.answer(createCampaign, take);
  server.answer(updateCampaign, take);
  server.answer(getCampaign, () => draft);
  return {
    now: () => draft,
    change: (more) => {
      draft = { ...draft, ...more };
    },
  };
}
