import type { Answer } from "@citelens/contract/base/endpoint";
import {
  createOptimization,
  getOptimization,
  type listOptimizations,
} from "@citelens/contract/content/content-studio";
import type { Optimization, OptimizationDetails } from "@citelens/contract/content/optimization-fields";
import { type Changes, sampleAnswer } from "@citelens/contract/test/samples/sample-answer";
import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { AppPage } from "../../../test/components/app-page.tsx";
import type { ElementLocator } from "../../../test/components/element-locator.ts";

/** A draft, unless told. */
export function aBrief(changes: Changes<Optimization> = {}): Optimization {
  return sampleAnswer(createOptimization, { title: "Oak shelves", ...changes });
}

export function detailsOf(brief: Optimization): OptimizationDetails {
  return { ...sampleAnswer(getOptimization), ...brief };
}

export const failedBrief = aBrief({
  title: "The guide",
  status: "FAILED",
  failure: {
    reason: "PAGE_UNREADABLE",
    seen: "The page answered with status 404.",
    remedy: "Check the address, or that the page answers, and try again.",
  },
});

export const workingBrief = aBrief({
  status: "GATHERING",
  progress: { step: "SOURCES", done: 0, of: 5 },
});

export function listOf(results: Optimization[], count = results.length): Answer<typeof listOptimizations> {
  return { count, next: null, previous: null, results };
}

export function studioAddress({ id }: Pick<Workspace, "id">, screen = "campaigns", search = ""): string {
  return `/workspaces/${id}/optimization/${screen}${search}`;
}

export function rows(page: AppPage): ElementLocator {
  return page.getByRole("table", { name: "Briefs" }).getByRole("rowheader");
}

export function idOf(number: number): string {
  return `a1111111-1111-4111-8111-${String(number).padStart(12, "0")}`;
}

/** The one entry of a sample of a list. */
export function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error("A sample of a list has one entry.");
  return one;
}
